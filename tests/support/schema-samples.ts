import * as z from "zod/mini";

/** As much of a JSON schema as is used here. */
export interface Shape {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
}

export const shapeOf = (schema: z.ZodMiniType): Shape =>
  // A JSON schema holds more than is named above.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  z.toJSONSchema(schema, { unrepresentable: "any", io: "input" }) as Shape;

const TEXTS: Partial<Record<string, string>> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  email: "someone@example.org",
  uri: "https://example.org/",
  "date-time": "2026-01-01T00:00:00.000Z",
};

/** Something that the schema takes, as far as types, formats and least lengths decide it. */
export function sampleOf(shape: Shape): unknown {
  const { anyOf, type, properties = {}, items = {}, minimum = 1, minLength = 0, format = "" } = shape;
  if (anyOf !== undefined) return sampleOf(anyOf[0] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return shape.enum[0];
  if (type === "object")
    return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, sampleOf(of)]));
  if (type === "array") return [sampleOf(items)];
  if (type === "boolean") return true;
  return type === "string" ? (TEXTS[format] ?? "Python".padEnd(minLength, "n")) : minimum;
}

export interface Variant {
  /** Its names and places, joined by dots. */
  field: string;
  value: unknown;
}

type Leaf = (sample: unknown, shape: Shape) => unknown;

/** Copies of a sample, each with something else in another one of the fields that shape and sample have. */
export function varyFields(shape: Shape, sample: unknown, leaf: Leaf, path: string[] = []): Variant[] {
  if (shape.anyOf !== undefined) return shape.anyOf.flatMap((inner) => varyFields(inner, sample, leaf, path));
  if (shape.type === "array") {
    const [first, ...others] = Array.isArray(sample) ? sample : [];
    const inner = varyFields(shape.items ?? {}, first, leaf, [...path, "0"]);
    return inner.map(({ field, value }) => ({ field, value: [value, ...others] }));
  }
  if (shape.type === "null") return [];
  if (shape.type !== "object") return [{ field: path.join("."), value: leaf(sample, shape) }];
  const whole: Record<string, unknown> = Object(sample ?? sampleOf(shape));
  const names = new Set([...Object.keys(shape.properties ?? {}), ...Object.keys(whole)]);
  return [...names].flatMap((name) =>
    varyFields(shape.properties?.[name] ?? {}, whole[name], leaf, [...path, name]).map(({ field, value }) => ({
      field,
      value: { ...whole, [name]: value },
    })),
  );
}
