import { readConfig } from "#server/config/config.ts";
import { rotateKeys } from "#server/config/secrets.ts";

const { dataFolder } = readConfig(process.env, []);
rotateKeys(dataFolder);
process.stdout.write("New keys are in place. Restart every process that shares this data folder to use them.\n");
