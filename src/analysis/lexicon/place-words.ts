const COUNTRIES_AND_REGIONS = `afghanistan,albania,algeria,angola,armenia,azerbaijan,bahamas,the bahamas,barbados,belarus,bolivia,bosnia,botswana,cambodia,costa rica,cuba,
dominican republic,ecuador,el salvador,guatemala,guyana,haiti,honduras,ivory coast,kazakhstan,kosovo,macedonia,moldova,mongolia,montenegro,myanmar,
namibia,nicaragua,panama,paraguay,puerto rico,rwanda,senegal,somalia,sudan,syria,tanzania,trinidad,uruguay,uzbekistan,yemen,the united states,
argentina,australia,austria,bahrain,bangladesh,belgium,brazil,bulgaria,cameroon,canada,chile,china,colombia,
croatia,cyprus,czech republic,denmark,egypt,england,estonia,ethiopia,finland,france,germany,ghana,greece,hong kong,hungary,iceland,india,indonesia,iran,
iraq,ireland,israel,italy,jamaica,japan,jordan,kenya,korea,south korea,kuwait,latvia,lebanon,lithuania,luxembourg,malaysia,malta,mexico,morocco,nepal,
netherlands,the netherlands,new zealand,nigeria,northern ireland,norway,oman,pakistan,peru,philippines,poland,portugal,qatar,romania,russia,
saudi arabia,scotland,serbia,singapore,slovakia,slovenia,south africa,spain,sri lanka,sweden,switzerland,taiwan,thailand,tunisia,turkey,türkiye,uae,uganda,
uk,ukraine,united arab emirates,united kingdom,united states,usa,u.s.a,us,venezuela,vietnam,wales,zambia,zimbabwe,
alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,
maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,north carolina,
north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,
wisconsin,wyoming,district of columbia,ontario,quebec,british columbia,alberta,manitoba,saskatchewan,nova scotia,new south wales,queensland,
andhra pradesh,assam,bihar,chhattisgarh,delhi,goa,gujarat,haryana,himachal pradesh,jharkhand,karnataka,kerala,madhya pradesh,maharashtra,odisha,punjab,
rajasthan,tamil nadu,telangana,uttar pradesh,uttarakhand,west bengal,state,city,remote`;

const CITIES = `london,manchester,birmingham,leeds,glasgow,edinburgh,liverpool,bristol,sheffield,cardiff,belfast,nottingham,leicester,newcastle,oxford,cambridge,
dublin,cork,paris,lyon,berlin,munich,hamburg,frankfurt,cologne,vienna,zurich,geneva,amsterdam,rotterdam,brussels,madrid,barcelona,lisbon,porto,rome,milan,
athens,istanbul,ankara,warsaw,krakow,prague,budapest,bucharest,sofia,stockholm,oslo,copenhagen,helsinki,moscow,kyiv,dubai,abu dhabi,doha,riyadh,cairo,
lagos,nairobi,johannesburg,cape town,casablanca,new york,new york city,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,
san jose,austin,san francisco,seattle,denver,boston,atlanta,miami,detroit,minneapolis,portland,las vegas,orlando,tampa,pittsburgh,cleveland,
mountain view,palo alto,toronto,montreal,vancouver,calgary,ottawa,mexico city,sao paulo,buenos aires,bogota,lima,santiago,sydney,melbourne,brisbane,perth,
auckland,tokyo,osaka,seoul,beijing,shanghai,shenzhen,bangkok,jakarta,manila,kuala lumpur,hanoi,mumbai,navi mumbai,new delhi,bengaluru,bangalore,hyderabad,
chennai,pune,kolkata,ahmedabad,gurgaon,gurugram,noida,jaipur,indore,bhopal,nagpur,lucknow,chandigarh,kochi,coimbatore,visakhapatnam,karachi,lahore,
islamabad,dhaka,colombo,kathmandu,
bradford,coventry,southampton,portsmouth,plymouth,derby,swansea,aberdeen,dundee,norwich,brighton,exeter,milton keynes,swindon,northampton,luton,
bournemouth,middlesbrough,sunderland,wolverhampton,stoke-on-trent,huddersfield,ipswich,harrogate,cheltenham,gloucester,worcester,croydon,galway,limerick,
eindhoven,utrecht,the hague,delft,groningen,tilburg,antwerp,ghent,stuttgart,düsseldorf,dusseldorf,dresden,leipzig,nuremberg,bremen,hannover,essen,dortmund,
bonn,karlsruhe,mannheim,basel,bern,lausanne,graz,salzburg,turin,naples,bologna,valencia,seville,bilbao,malaga,toulouse,marseille,nantes,bordeaux,lille,
gdansk,poznan,wroclaw,lodz,brno,bratislava,ljubljana,zagreb,belgrade,vilnius,riga,tallinn,gothenburg,malmö,malmo,aarhus,bergen,trondheim,tampere,turku,
sacramento,fresno,long beach,oakland,anaheim,irvine,san bernardino,santa clara,sunnyvale,cupertino,menlo park,redwood city,fremont,
albuquerque,tucson,scottsdale,tempe,salt lake city,colorado springs,boulder,fort worth,el paso,plano,san marcos,baton rouge,new orleans,
oklahoma city,tulsa,wichita,kansas city,omaha,des moines,st. louis,st louis,saint louis,memphis,nashville,knoxville,louisville,lexington,cincinnati,
columbus,indianapolis,milwaukee,st. paul,saint paul,rochester,syracuse,albany,brooklyn,newark,jersey city,hartford,new haven,
baltimore,alexandria,virginia beach,charlotte,raleigh,durham,greensboro,winston-salem,charleston,jacksonville,tallahassee,fort lauderdale,
boca raton,west palm beach,st. petersburg,sarasota,huntsville,little rock,honolulu,anchorage,boise,spokane,tacoma,bellevue,redmond,
winnipeg,edmonton,halifax,mississauga,adelaide,canberra,gold coast,wellington,christchurch,durban,pretoria,kampala,accra,addis ababa,
airoli,thane,nashik,aurangabad,mysore,mysuru,mangalore,hubli,vadodara,surat,rajkot,gandhinagar,faridabad,ghaziabad,greater noida,
trivandrum,thiruvananthapuram,ernakulam,cochin,madurai,tiruchirappalli,vijayawada,guntur,warangal,secunderabad,bhubaneswar,cuttack,ranchi,
patna,guwahati,dehradun,ludhiana,amritsar,jalandhar,mohali,panchkula,udaipur,jodhpur,gwalior,jabalpur,raipur,kanpur,varanasi,allahabad,agra,meerut`;

const REGIONS = new Set(COUNTRIES_AND_REGIONS.split(/,\s*/u));
const PLACES = new Set([...REGIONS, ...CITIES.split(/,\s*/u)]);
const STATE_CODE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|AB|BC|ON|QC|NSW|VIC|QLD)(?: \d{5})?$/u;
const REGION_BEGINNINGS = new Set(Array.from(REGIONS, (region) => firstWord(region)));
const LONGEST_REGION_WORDS = 3;

function firstWord(text: string): string {
  const end = text.indexOf(" ");
  return (end === -1 ? text : text.slice(0, end)).toLowerCase();
}

/** A city, region or country known by name. Most towns are not: those are told by standing behind an employer. */
export function isPlace(text: string): boolean {
  const plain = text.replaceAll(/^[\s.,(]{1,4}|[\s.,)]{1,4}$/gu, "");
  return STATE_CODE.test(plain) || PLACES.has(plain.toLowerCase());
}

export function isRegion(text: string): boolean {
  return STATE_CODE.test(text) || REGIONS.has(text.toLowerCase());
}

export function isStateCode(text: string): boolean {
  return STATE_CODE.test(text);
}

/** How many characters of the text name a region at its beginning. Codes do not count: MA is a degree as well. */
export function regionLength(text: string): number {
  if (!REGION_BEGINNINGS.has(firstWord(text))) return 0;
  const words = text.split(" ");
  for (let count = Math.min(LONGEST_REGION_WORDS, words.length); count > 0; count -= 1) {
    const start = words.slice(0, count).join(" ");
    if (REGIONS.has(start.toLowerCase())) return start.length;
  }
  return 0;
}
