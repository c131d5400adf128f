import { expect, test } from "vitest";
import { joinAddresses } from "./join-addresses.ts";

function read(line: string) {
  const words = line.split(" ").map((text, index) => {
    return { text, confidence: 0.9 - index / 10, line: 0, box: { x: index * 50, y: 0, width: 40, height: 10 } };
  });
  return joinAddresses(words);
}

test("an e-mail address that was torn at its @ is whole again", () => {
  for (const torn of ["alva.ashgrove @example.org", "alva.ashgrove@ example.org", "alva.ashgrove @ example.org"]) {
    const words = read(`Mail ${torn} Arborough`);
    expect(words.map((word) => word.text)).toEqual(["Mail", "alva.ashgrove@example.org", "Arborough"]);
    expect(words[1]?.box).toMatchObject({ x: 50, width: torn.includes(" @ ") ? 140 : 90 });
    expect(words[1]?.confidence).toBeLessThan(0.8);
  }
});

test("words beside a whole address, and an @ before no address, stay as they are", () => {
  expect(read("Mail alva@example.org now")).toHaveLength(3);
  expect(read("Engineer @ Foxglove Systems")).toHaveLength(4);
});
