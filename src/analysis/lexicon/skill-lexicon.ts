import { BUSINESS } from "./skills/business.ts";
import { CARE_AND_TEACHING } from "./skills/care-and-teaching.ts";
import { DATA_AND_DESIGN } from "./skills/data-and-design.ts";
import { SOFTWARE } from "./skills/software.ts";
import { TRADES } from "./skills/trades.ts";

const GROUPS = [SOFTWARE, DATA_AND_DESIGN, BUSINESS, CARE_AND_TEACHING, TRADES]
  .flatMap((field) => field.split(/[;\n]/u))
  .map((group) => group.trim().split("="))
  .filter(([name]) => name !== "");

/** Every name of a known skill, with all names that mean the same. */
export const SKILL_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  GROUPS.flatMap((group) => group.map((name): [string, string[]] => [name, group])),
);

/** These are also everyday words: they count only as written here. */
export const EXACT_WRITING: ReadonlyMap<string, string> = new Map(
  `Go REST Node Word Express Spring Rails Sage Lean Sketch Swift Oracle Spark SEN R C TS JS DBS SOC SAS Unity Maya Blender Rhino Inventor Notion Slack Hive Puppet
Julia Dart Apex Outlook Premiere Illustrator Concur Tally Bamboo Electron SOAP SPA Helm Babel Bootstrap Synapse Polish CIA CMA ACA MOT ALS PALS CPC CAM CAPA SEND RAMS`
    .split(/\s+/u)
    .map((written) => [written.toLowerCase(), written]),
);
