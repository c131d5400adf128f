const MAX_LENGTH = 200;

/** A display name only; nothing on disk is called by it. Folders, control and direction characters go; what cannot be stored does not arise from cutting it. */
export function cleanFileName(raw: string) {
  const name = raw.normalize("NFC").replace(/[\p{Cc}\p{Cf}]/gu, "");
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? "";
  return last === "" || /^\.+$/.test(last) ? "unnamed.pdf" : last.slice(-MAX_LENGTH).toWellFormed();
}

/** Inside one upload a name means one file: a second `cv.pdf` becomes `cv (2).pdf`. */
export function makeUnique(name: string, taken: string[]) {
  const { stem, ending } = splitName(name);
  const used = new Set(taken);
  let unique = name;
  for (let copy = 2; used.has(unique); copy += 1) unique = `${stem} (${copy})${ending}`;
  return unique;
}

export function splitName(name: string) {
  const dot = name.lastIndexOf(".");
  return dot > 0 ? { stem: name.slice(0, dot), ending: name.slice(dot) } : { stem: name, ending: "" };
}
