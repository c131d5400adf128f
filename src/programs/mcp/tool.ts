import type { CallToolResult, StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import * as z from "zod/mini";
import type { ApiCaller } from "#programs/api-caller.ts";

export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodMiniType;
  isReadOnly: boolean;
  run: (caller: ApiCaller, given: unknown) => Promise<CallToolResult>;
}

interface TypedTool<Input extends z.ZodMiniType> extends Omit<Tool, "input" | "run"> {
  input: Input;
  run: (caller: ApiCaller, given: z.output<Input>) => Promise<CallToolResult>;
}

/** Parses again what the protocol library has checked, so that a list of tools needs no assertion about their inputs. */
export function defineTool<Input extends z.ZodMiniType>(tool: TypedTool<Input>): Tool {
  return { ...tool, run: (caller, given) => tool.run(caller, tool.input.parse(given)) };
}

/** The protocol library asks the schema itself for its JSON form, which the small edition of zod leaves to a function. */
export function asToolSchema(schema: z.ZodMiniType): StandardSchemaWithJSON {
  const jsonOf = (io: "input" | "output") => () => z.toJSONSchema(schema, { io });
  const jsonSchema = { input: jsonOf("input"), output: jsonOf("output") };
  return { "~standard": { ...schema["~standard"], jsonSchema } };
}
