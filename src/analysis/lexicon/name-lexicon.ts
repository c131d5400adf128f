const words = (text: string): Set<string> => new Set(text.split(/\s+/u));

/** Given names that are words of everyday or of work as well. Alone they say nothing; before a family name they are a person's. */
export const GIVEN_TOO = words(
  `will mark grant bill rob art may june april august hope faith joy grace rose dawn eve penny sunny chase dean drew frank jack pat sue
christian sterling earnest ernest melody harmony charity precious blessing prince duke earl baron angel summer autumn winter west
gene guy iris lily violet ivy holly crystal amber ruby jade pearl jasmine hazel heather daisy olive ginger sage basil flora robin jay ray max
miles major marshall king noble rich young long hunter tanner cody chance justice royal messiah destiny diamond treasure heaven unique essence princess
kenya asia india china paris london chelsea dakota savannah sydney victoria georgia virginia carolina jordan israel
jesus santiago salvador mercedes dolores domingo blanca luz guadalupe consuelo concepción refugio angel
lan sen jin min hong hui ai an bao dung nam ming do han lim seo sun song ha man
julia ada pascal cassandra perl kafka swift spark rust cypress jenkins word art law bob pam carol norm rusty`,
);

/** Family names that are work, fields or tools as well. */
export const FAMILY_TOO = words(
  `baker cook mason carpenter tailor porter farmer judge painter singer steward warden captain fitter carver driver gardener packer marshal marshall minister
dealer guard sergeant usher host loader trader seller sellers broker trainer foreman barber butler cutter cleaner clerk dancer head keeper leader lineman
mover pastor pilot plumber priest roofer sailor scholar scribe sheriff shipper soldier teller welder writer cooper turner weaver banker fellow dean major
branch field fields page banks law marine english french german price early court justice flight merchant line chief masters master fine plant child home key carrier
kitchen real sales lamb mills plumb swift sage rust kafka cypress jenkins spark grant guest case power powers waters walls rivers church best bishop chambers
sen lim lan vue seo ma ba pe do das law long young park song sun`,
);

/** Everyday words that are names, given or family. */
export const EVERYDAY_TOO = words(
  `banks battle bell best black bland blank block boss bridges brook brooks brown burns bush cannon case cash chambers church clay cobb cross day dukes early easter
east fair favors fields forest ford fox frost gates gibbs goings graves gray green hand hands hill hood house household hull hunter ivory joiner
joyner key kitchen knight lake lamb lane link love mack manning marsh mays mercer minor money monk moody moon moss north oakes organ outlaw pace parish
parks peoples person pike pool poole post power powers pratt presley price pride prince quick raines read reader reed rhodes rice ridge ring rivers
rush savage scales sharp sharpe shepherd shields short sims small smalls snow south speaker spicer staples starr steel steele stokes storey street
strong summers swan sweet temple tate thorne tiller toll towne tracy trout tucker vance wade wall walls ward ware waters webster weeks wells west wheeler
white wilder wills wise witt wolf wood woods workman bass bean beard berry buck bullock glover bacon ball archer ash bender brewer fisher potter sawyer skinner slater
tyler weaver wright cook
angel banda bravo cano casas corona cruz campo campos costa cuevas franco gil leon luna luz marin mercado meza mora nava paz rico roman real rosa villa
an bang chin cho dang do dong fan fang fong gill goto ha han hang he her ho hong hu in jin law le lee lim lo long lor mac mai man mann min moon mori oh pan
park rao ray sen shin so son song sood sun ta tam tan tang thai to ton tong tu vang vo wen wong yan yang yee yen yi young yu`,
);

/** Makers, products and places that people are called after, or that are called after people. */
export const PLACES_AND_MAKERS = words(
  `washington lincoln jackson jefferson houston austin dallas madison charlotte florence paris london lancaster york chester bradford derby preston
sydney victoria kent hamilton wellington phoenix orlando cleveland columbus denver carson georgia virginia carolina dakota montana brooklyn lansing stafford
warwick newton clifton milton burton ashton stanford savannah chelsea devon lourdes santiago diego francisco antonio jose angeles vegas lagos salvador durham
windsor bristol richmond arlington lexington franklin monroe clinton marion salem dayton morgan stanley wells fargo ford johnson goldman lloyd kelly
mercedes honda benz chandler randolph hampton winston addison valencia zamora guadalupe asia harris baldwin cooper carter wheeler`,
);
