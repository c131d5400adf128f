/** Data, research, design, media and the arts. */
export const DATA_AND_DESIGN = `
machine learning; deep learning; neural networks; nlp=natural language processing; computer vision=image processing; reinforcement learning
generative ai=llm=large language models; pandas; numpy; scipy; scikit-learn=sklearn; tensorflow; pytorch; keras; xgboost; opencv; hugging face; mlops
feature engineering; predictive modelling=predictive modeling=predictive models; regression analysis=linear regression; classification models
time series=time series analysis; recommendation systems; data science; artificial intelligence; speech recognition
spark=pyspark=apache spark; hadoop; hive; flink; databricks; airflow; dbt; big data; data engineering; data pipelines=data pipeline; etl=elt; ssis; informatica
talend; data lake; data modelling=data modeling; data warehousing=data warehouse; data governance; data quality=data cleansing; data migration
master data management; snowflake; bigquery; redshift; synapse
tableau; power bi; looker; qlikview=qlik sense; ssrs; crystal reports; google data studio; matplotlib; d3.js; data visualisation=data visualization=dashboards
business intelligence; data analysis=data analytics; statistics=statistical analysis; statistical modelling=statistical modeling; hypothesis testing
a/b testing=ab testing; experimental design; survey design=surveys; econometrics; biostatistics; sas; spss; stata; r; excel=microsoft excel=ms excel; pivot tables
vlookup; macros; google sheets; microsoft access=ms access; kpi reporting=kpis; web analytics; gis=arcgis; qualitative research; quantitative research
data collection; literature review; research=research methods; grant writing=grant proposals; peer review; laboratory techniques; scientific writing; clinical trials
clinical research=gcp guidelines
figma; sketch; invision; adobe xd; zeplin; axure; photoshop=adobe photoshop; illustrator=adobe illustrator; indesign=adobe indesign; lightroom; coreldraw; canva
adobe creative suite=adobe creative cloud; after effects; premiere=adobe premiere=premiere pro; final cut pro; davinci resolve; pro tools; logic pro; ableton
autocad; revit; solidworks; sketchup; rhino; 3ds max; maya; cinema 4d; blender; zbrush; v-ray; lumion; catia; creo; inventor; fusion 360; vectorworks; archicad
bim=building information modelling; microstation; civil 3d
user research; user experience=ux=ux design; user interface design=ui design=ui; interaction design; information architecture; prototyping=prototypes
wireframing=wireframes; user testing; personas; journey mapping=customer journey; design systems; design thinking; service design; visual design; graphic design
web design; typography; layout design=page layout; colour theory=color theory; branding=brand identity; logo design; packaging design; print production=prepress
editorial design; infographics; illustration; storyboarding=storyboards; motion graphics; animation; 3d modelling=3d modeling; 3d rendering; concept art
character design; visual effects=vfx; art direction; creative direction; product design; industrial design; technical drawing=technical drawings
drafting=cad drafting
interior design; space planning; furniture design; lighting design; set design; exhibition design=exhibit design; landscape design=landscape architecture
mood boards; materials selection; window displays=visual merchandising=store displays; signage
fashion design; garment construction; pattern making=pattern cutting; draping; sewing=stitching; tailoring=alterations; embroidery; knitwear; textile design=textiles
fabric sourcing=fabric selection; fashion illustration; trend forecasting=trend analysis; tech packs; apparel production=garment production; costume design
fashion styling; screen printing; leather goods; footwear
photography=photo shoots; photo editing=photo retouching; videography; video editing; video production; film production; cinematography; camera operation
sound design; audio engineering=sound engineering; audio mixing; post-production; scriptwriting=screenwriting; voice-over; podcasting; broadcasting; live streaming
studio production; colour grading=color grading
journalism; news writing; feature writing; copy editing=copyediting; proofreading; editing; fact checking; investigative reporting; ap style; publishing
editorial planning=editorial calendar; technical writing; creative writing; content writing; blogging; storytelling; translation; interpreting=interpretation
subtitling; localisation=localization; transcription
sculpture; ceramics; printmaking; art history; art education; curating=curation; collections management; exhibitions; museum education; conservation=art conservation
archiving=archives; cataloguing=cataloging; gallery management; music theory; music performance; choreography; dance; theatre production=theater production
stage management; rehearsals; arts administration; fundraising; community arts; audio-visual equipment
cms=content management systems=content management system; seo=search engine optimisation=search engine optimization; sem=search engine marketing; ppc=pay per click
google ads=adwords=google adwords; google analytics=ga4; google tag manager; facebook ads=meta ads; social media=social media marketing
social media management=hootsuite; community management; influencer marketing; content marketing; content strategy; content creation; email marketing=email campaigns
mailchimp; marketing automation=marketo=pardot; conversion rate optimisation=cro=conversion optimization; landing pages; affiliate marketing
programmatic advertising; display advertising=banner ads; media buying=media planning; copywriting; digital marketing=online marketing; growth marketing
mobile marketing; e-commerce=ecommerce; web content
stage acting=drama; stage lighting=lighting rigs; oil painting=watercolour=watercolor; life drawing=figure drawing; wardrobe styling
garment fitting=garment fittings; cluster analysis; size grading
`;
