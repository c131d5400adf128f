import { expect, test } from "vitest";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { nameForeignLanguage } from "./name-language.ts";
import { previewVacancy } from "./preview-vacancy.ts";

const RECIPE = `Apple Crumble
Serves 6
Ingredients
• 600 g Bramley apples, peeled and sliced
• 200 g plain flour
• 1 tsp cinnamon
Method
1. Preheat the oven to 180 °C.
2. Rub the butter into the flour, then stir in the sugar.
3. Spread it over the apples and bake for 40 minutes. You can make it a day ahead.`;

const GERMAN = `Buchhalter (m/w/d) in Vollzeit
Wir sind ein Unternehmen aus dem Maschinenbau und suchen Verstärkung für unsere Finanzabteilung.
Ihr Profil
• Abgeschlossene kaufmännische Ausbildung und drei Jahre Berufserfahrung in der Buchhaltung
• Sehr gute Kenntnisse in SAP und Excel
• Selbstständige und sorgfältige Arbeitsweise`;

const NEWS = `Harbour bridge reopens after winter repairs
The bridge over the lower harbour reopened to traffic on Tuesday, four weeks earlier than planned.
"We are delighted that our crews finished early," said the council leader.`;

const ask = (text: string) => previewVacancy(textDocument(text)).question;

test("a recipe is asked about as a recipe, with what was understood", () => {
  expect(ask(RECIPE)).toMatchObject({ kind: "recipe", text: expect.stringContaining("recipe") });
  expect(ask(RECIPE)?.understood).toContain("Its title was read as “Apple Crumble”.");
});

test("a recipe that is named after a post is a recipe all the same", () => {
  expect(ask(RECIPE.replace("Apple Crumble", "Chef's Apple Crumble"))?.kind).toBe("recipe");
});

test("a CV in the place of the job description is taken for a mix-up", () => {
  expect(ask(PLAIN_CV)).toMatchObject({ kind: "cv", text: expect.stringContaining("mixed up") });
});

test("an advertisement in German is said to be German", () => {
  expect(ask(GERMAN)).toMatchObject({ kind: "other_language", text: expect.stringContaining("written in German") });
});

test("a file without text, a damaged one and a scan each say their own", () => {
  const empty = previewVacancy({ kind: "unreadable", reason: "no_readable_text" }).question;
  expect(empty).toMatchObject({ kind: "no_text", text: "The file holds no readable text." });
  expect(previewVacancy(documentFromText(" \n• \n")).question?.kind).toBe("no_text");
  const locked = previewVacancy({ kind: "unreadable", reason: "encrypted" }).question;
  expect(locked).toMatchObject({ kind: "unreadable", text: "The file is protected by a password." });
  expect(previewVacancy({ kind: "scanned", pages: 2 }).question?.kind).toBe("scan");
});

test("a newspaper article is no job description", () => {
  expect(ask(NEWS)?.kind).toBe("not_a_vacancy");
});

test.each([
  "Porter\nRequirements\n• Forklift licence",
  "Chef de partie\nMust have: two years in a busy kitchen. Ingredients and stock are your job; you bake, whisk and simmer.",
  "Pastry Chef\nYou bake and whisk all day: dough for 400 g loaves, 50 ml glazes and 30 g tarts out of one oven. A year of experience is required.",
  "We need somebody who keeps our boats afloat. You must have experience with diesel engines; apply by letter for the role.",
])("“%s” is asked nothing", (text) => {
  expect(ask(text)).toBeNull();
});

test.each([
  ["Nous recherchons une personne pour notre équipe avec une expérience dans la vente et les achats", "French"],
  ["Buscamos una persona con experiencia en ventas para los clientes de la empresa y el equipo", "Spanish"],
  ["Мы ищем бухгалтера", "a language in Cyrillic letters"],
  ["We are looking for a chef de partie with experience of a la carte and haute cuisine in the kitchen", undefined],
])("“%s” is in %s", (text, language) => {
  expect(nameForeignLanguage(text)).toBe(language);
});
