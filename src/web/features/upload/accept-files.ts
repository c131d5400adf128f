import { MAX_CVS, MAX_FILE_BYTES, MAX_TEXT_BYTES } from "#shared/limits.ts";
import { descriptionEnding } from "#shared/screening/upload.ts";

export interface Selection {
  cvs: readonly File[];
  jobDescription: File | undefined;
}

export interface Accepted {
  files: File[];
  /** Why files were left out, in words for one quiet toast; empty when all were taken. */
  leftOut: string[];
}

/** Folders dropped from a disk often carry no type; their name then has to do. */
function isPdf(file: File) {
  return file.type === "application/pdf" || (file.type === "" && file.name.toLowerCase().endsWith(".pdf"));
}

const isSameFile = (a: File, b: File) => a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const count = (files: number, one: string, many: string) => (files === 1 ? `1 file ${one}` : `${files} files ${many}`);

/** Adds to what is chosen. The same file dropped twice counts once; whatever is beyond the limit is cut off. */
export function acceptCvs(chosen: readonly File[], offered: readonly File[]): Accepted {
  const readable = offered.filter((file) => isPdf(file) && file.size <= MAX_FILE_BYTES);
  const files = [...chosen];
  for (const file of readable) {
    if (!files.some((each) => isSameFile(each, file))) files.push(file);
  }
  const leftOut = [...reasons(offered)];
  const surplus = files.length - MAX_CVS;
  if (surplus > 0)
    leftOut.push(count(surplus, `is beyond the limit of ${MAX_CVS}`, `are beyond the limit of ${MAX_CVS}`));
  return { files: files.slice(0, MAX_CVS), leftOut };
}

export function acceptJobDescription(offered: readonly File[]): Accepted {
  const known = offered.filter((file) => isPdf(file) || descriptionEnding(file.name) !== undefined);
  const readable = known.filter((file) => file.size <= mostBytes(file));
  const [others, tooLarge] = [offered.length - known.length, known.length - readable.length];
  const leftOut = [
    ...(others > 0 ? [count(others, "is not a PDF, Word or text file", "are not PDF, Word or text files")] : []),
    ...(tooLarge > 0 ? [count(tooLarge, "is too large", "are too large")] : []),
  ];
  return { files: readable.slice(0, 1), leftOut };
}

const mostBytes = ({ name }: File) => (descriptionEnding(name) === "txt" ? MAX_TEXT_BYTES : MAX_FILE_BYTES);

function reasons(offered: readonly File[]): string[] {
  const others = offered.filter((file) => !isPdf(file)).length;
  const tooLarge = offered.filter((file) => isPdf(file) && file.size > MAX_FILE_BYTES).length;
  const limit = MAX_FILE_BYTES / 1024 / 1024;
  return [
    ...(others > 0 ? [count(others, "is not a PDF", "are not PDFs")] : []),
    ...(tooLarge > 0 ? [count(tooLarge, `is larger than ${limit} MB`, `are larger than ${limit} MB`)] : []),
  ];
}
