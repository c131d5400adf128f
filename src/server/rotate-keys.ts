import { readConfig } from "./config.ts";
import { rotateKeys } from "./secrets.ts";

const { dataFolder } = readConfig(process.env, []);
rotateKeys(dataFolder);
process.stdout.write("New keys are in place. Restart every process that shares this data folder to use them.\n");
