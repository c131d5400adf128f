/** Between two of these stands what a requirement is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a an the and or of in on at to for with within from by as is are be been being will would can could should may must have has had having do does doing done
this that these those it its it's their them our us your you we they who which what when where while such like including include includes e g i eg ie etc any all each every no
both either other others more most very highly also well not only but if so than then into across through via per up out over under about between using use used
you're you'll you've we're we'll don't can't isn't i'm one's yourself themselves during after before according regarding pertaining involving involved along alongside around
one two three four five six seven eight nine ten and/or`.split(/\s+/u),
);

/** Words every advertisement uses: they prove nothing about anybody. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `ability able demonstrated demonstrable demonstrate proven track record strong excellent good great solid sound deep extensive broad relevant similar equivalent related
experience experienced knowledge understanding familiarity familiar proficiency proficient skill skills skilled expertise background working work works worked hands-on
hands years year yrs months minimum least required requirement requirements essential desirable preferred preferably ideally ideal plus bonus advantage advantageous beneficial nice
need needs needed role position candidate candidates successful opportunity opportunities team teams member members company business organisation organization environment environments
ensure ensuring support supporting help helping assist assisting provide providing deliver delivering develop developing maintain maintaining manage managing responsible
responsibility responsibilities duties day daily basis best practice practices new high level levels standard standards quality effective effectively efficient own
key core main various different multiple range wide full part time join looking seeking seek want love passion passionate keen interest willing willingness comfortable
confident competent exposure previous prior recent professional personal field area areas industry sector setting settings aspects matters things people person someone
make making take taking get getting keep keeping give giving lead leading drive driving build building create creating write writing run running set prepare preparing
perform performing carry carrying participate contribute contributing report reporting monitor monitoring review reviewing applicable appropriate necessary
tools technologies technology systems system qualification qualifications qualified certificate certification certified valid current hold holding degree
possible always constantly open ready happy eager exciting excited fast quick ways way lot lots everything something anything right thing sense attitude mindset desire fellow
specified proper desired certain specific general overall complete correct sufficient additional existing modern large small complex simple latest advanced basic fluent spoken written
federal state local factors purposes items types kind kinds variety combination number amount scope nature content assigned needed world class leading-edge cutting-edge state-of-the-art`.split(
    /\s+/u,
  ),
);

/** In front of a phrase these say that something is done, not what. */
export const LEADING_VERBS: ReadonlySet<string> = new Set(
  `accept access achieve act adapt add adhere adjust administer advise agree align allocate allow analyse analyze answer anticipate apply appraise approve arrange ask assess assign attend
authorise authorize balance become begin bring calculate challenge change check choose clarify classify collaborate collect combine communicate compare compile comply compute conduct confer
confirm consider construct consult contact control convey coordinate count cover cut deal debug decide define demonstrate deploy describe detect determine direct discuss display distribute divide
document draft draw educate enable encourage enforce engage enhance enjoy enter establish estimate evaluate examine exchange execute expand explain explore facilitate fill find follow formulate
foster furnish gain gather generate grow guide hand handle identify implement improve incorporate increase influence inform initiate inspect inspire install instruct integrate interact interpret
interview introduce investigate involve issue know learn let liaise listen locate look mark measure meet modify move negotiate note notify observe obtain offer operate optimise optimize order
organise organize oversee own partner pay place plan position present prevent prioritise prioritize process produce promote propose protect prove purchase pursue reach read receive recognise
recognize recommend record reduce refer register regulate remove repair replace represent request resolve respond retrieve return route schedule search select sell send serve share shape
show solve specify stay store strive study submit suggest summarise summarize supervise supply take teach tell total track train transfer translate transport treat troubleshoot
undertake update seek devise encrypt start refine assure escort greet persuade cultivate upgrade utilise utilize validate verify visit weigh`.split(
    /\s+/u,
  ),
);

/** They end like a verb and name a craft: "planning applications", "training needs". */
export const NOUNS_OF_WORK: ReadonlySet<string> = new Set(
  "testing training planning processing scheduling teaching purchasing estimating troubleshooting selling engineering learning programming marketing drawing reading cutting measuring".split(
    " ",
  ),
);

/** Whole fields of work: inside a longer sentence their name alone proves nothing. */
export const FIELD_NAMES: ReadonlySet<string> = new Set(
  "sales; marketing; accounting; insurance; research; retail; automotive; manufacturing; hospitality; logistics; teaching; compliance; compensation; human resources; investment; economics; warehouse; advertising; assessment; distribution; payments".split(
    "; ",
  ),
);
