/** Building, engineering, making, moving, growing, cooking, hosting. */
export const TRADES = `
site management=site supervision; construction management; health and safety=health & safety; cdm; quantity surveying; estimating=cost estimating
bills of quantities; valuations; tendering=tenders; procurement=purchasing; subcontractor management=subcontractors; building regulations=building codes
building inspection; snagging; setting out; groundworks; earthworks; formwork; steel fixing; structural steel; bricklaying=masonry; plastering; dry lining=drywall
tiling; roofing; painting and decorating; carpentry=joinery; cabinet making; glazing; insulation; scaffolding; demolition; plumbing; pipefitting=pipe fitting
gas installation=gas safe; heating systems=boilers; hvac=air conditioning; refrigeration; ventilation; electrical installation=electrical wiring=wiring
electrical testing=inspection and testing; 18th edition; fire alarms; solar panels=photovoltaic; lighting installation; blueprint reading=blueprints
welding=mig welding=tig welding; fabrication=metal fabrication; sheet metal; plant operation=heavy equipment; excavators=excavator; crane operation=cranes
working at height; confined spaces; cscs; ipaf; smsts; sssts; nebosh; iosh; osha; asbestos awareness; permit to work; method statements=rams; toolbox talks
land surveying=topographical surveys; property maintenance=building maintenance; property management; landscaping; refurbishment=renovation; fit-out; civil works
road construction; drainage; timber frame; power tools; hand tools
mechanical engineering; electrical engineering; civil engineering; structural engineering; structural analysis; chemical engineering; process engineering
industrial engineering; aerospace engineering; biomedical engineering; environmental engineering; geotechnical engineering; petroleum engineering; mining engineering
nuclear engineering; marine engineering; systems engineering; control systems=control engineering; power systems; power electronics; circuit design=pcb design
analog electronics=analogue electronics; digital electronics; microcontrollers; fpga=vhdl=verilog; signal processing; rf engineering; instrumentation; sensors
robotics; mechatronics; pneumatics; hydraulics; thermodynamics; fluid mechanics=fluid dynamics; heat transfer; finite element analysis=fea; cfd; ansys; simulink
labview; gd&t; tolerance analysis; cad; cam; design for manufacture=dfm; product development; prototyping parts; commissioning; technical specifications
engineering drawings; p&id; hazop; reliability engineering; failure analysis; fmea; apqp; ppap; spc=statistical process control; energy management; renewable energy
water treatment; waste management; chartered engineer
manufacturing; production planning; production scheduling; production line=assembly line; assembly; cnc=cnc machining; lathe; milling; grinding
injection moulding=injection molding; casting metal; forging; tool making; die setting; 3d printing=additive manufacturing; bottling; food production
pharmaceutical manufacturing; machine operation=machine operator; machine setting; plc=plc programming; scada
preventive maintenance=planned maintenance=preventative maintenance; equipment maintenance; breakdown maintenance; total productive maintenance=tpm
lean manufacturing; 5s; kanban boards; value stream mapping; just in time; quality assurance=qa; quality control=qc; quality management=quality management systems
quality inspection; iso 9001; iso 14001; iso 13485; iatf 16949; as9100; non-conformance; corrective action=capa; metrology; cmm; batch records; mrp
bill of materials; shift management; factory operations; textile manufacturing; woodworking; upholstery; printing press; soldering
supply chain=supply chain management; logistics; warehouse=warehousing; warehouse management=wms; forklift=fork lift; reach truck; pallet truck
picking and packing=order picking; goods in=goods receiving; dispatch=despatch; freight forwarding=freight; customs clearance; import and export=import/export
incoterms; transport planning=transportation; route planning; fleet management; hgv=lgv=heavy goods vehicle=class 1 licence=class 1 driver=class 1 driving=category c+e; cdl=cdl-a=class a cdl=commercial driver's license=commercial drivers license; delivery driving=van driving
driving licence=driving license=driver's license; cpc; tachograph; demand planning; inventory management=inventory control; stock control; stock rotation
material handling; category management; strategic sourcing; supplier negotiation; supplier audits; distribution; last mile; cold chain; reverse logistics
vehicle loading=loading and unloading; courier
flight operations; aircraft maintenance=aircraft repair; aircraft inspection; airworthiness; avionics; easa part 66; faa regulations=faa; easa
airframe and powerplant; flight planning; air traffic control; ground handling=ground operations; cabin crew=flight attendant; passenger service
instrument flight=instrument rating; commercial pilot licence=commercial pilot license=cpl; atpl; type rating; crew resource management
flight instruction=flight training; aviation safety; aviation security; airport operations; ramp operations; dangerous goods; de-icing; cockpit; drones=uav
navigation systems; aerodynamics
vehicle diagnostics=diagnostic equipment; brake systems=brakes; engine repair=engine rebuilding; engine diagnostics; transmission repair=gearboxes
steering and suspension; vehicle servicing=vehicle maintenance; mot testing=mot; wheel alignment; tyres=tires; auto electrics=vehicle electrics
hybrid vehicles=electric vehicles; bodywork=body repair=panel beating; paint spraying=spray painting; windscreen replacement; diesel engines; motorcycle repair
ase certification; vehicle inspection; parts sales=auto parts; service advisor; dealership; vehicle valeting; recovery vehicles; automotive
crop management=crop production; crop science=agronomy; irrigation; soil science=soil testing; soil sampling; fertilisers=fertilizers; pesticides
pest management=pest control; plant pathology; horticulture; greenhouse=greenhouses; harvesting; arable farming; dairy farming=milking; livestock=cattle; poultry
sheep farming; animal husbandry; animal nutrition; breeding; lambing; beekeeping; forestry; arboriculture=tree surgery; tractors=tractor driving
farm machinery=agricultural machinery; farm management; organic farming; precision agriculture; food science; agricultural economics; aquaculture; fisheries
wildlife management; pruning; grounds maintenance=groundskeeping; viticulture; chainsaw; veterinary treatment; rural development
menu planning=menu development=menu design; food safety; food hygiene; haccp; food preparation=food prep; kitchen management; kitchen operations
recipe development=recipes; food costing=food cost; food presentation=plating; catering; banqueting=banquets=banquet; pastry=patisserie; baking; bread making
butchery; fishmongery; grill=grilling; sauces; sauté=saute; larder; garde manger; desserts; chocolate work; vegetarian cooking=vegan cooking; italian cuisine
french cuisine; asian cuisine; sushi; pizza; allergens=allergies; sanitation; portion control; waste control; fine dining; à la carte=a la carte; buffet
mise en place; knife skills; servsafe; kitchen equipment; food ordering; line cook; sous chef; menu costing; school catering; contract catering
food service=food and beverage
hospitality; hotel management; hotel operations; front office; guest relations=guest services; guest complaints; concierge; housekeeping; room service; reservations
opera pms; revenue management; yield management; bartending=bar service; mixology=cocktails; barista=coffee making; wine service=wine knowledge=sommelier
waiting tables=table service; restaurant management; restaurant operations; beer cellar=cellar management; personal licence; conference and events; wedding planning
tourism; tour guiding; travel agency; cruise; casino; laundry; deep cleaning; window cleaning; hairdressing=hair cutting; hair colouring=hair coloring
beauty therapy; makeup=make-up artistry; nail care=manicure; waxing; spa treatments; barbering; floristry
concrete works=concrete pouring; packaging line=packing line; precision machining; shipping and receiving=shipping documents; floor laying=floor installation
commercial cleaning=cleaning services; commissioning systems
`;
