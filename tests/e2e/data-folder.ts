import { tmpdir } from "node:os";
import { join } from "node:path";

export const port = Number(process.env["E2E_PORT"] ?? 3917);

/** Where the product of this run keeps its data: the journeys reach into its database for what no screen can do. */
export const dataFolder = join(tmpdir(), `evenhand-e2e-${port}`);
