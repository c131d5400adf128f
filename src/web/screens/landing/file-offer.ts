/** Something dropped or chosen, perhaps before the code that takes it has loaded. */
export type FileOffer =
  | { kind: "cvs" | "jobDescription"; files: readonly File[] }
  | { kind: "unreadable"; reason: string };

export async function toOffer(kind: "cvs" | "jobDescription", files: Promise<File[]>): Promise<FileOffer> {
  try {
    return { kind, files: await files };
  } catch (error) {
    return { kind: "unreadable", reason: error instanceof Error ? error.message : "The folder could not be opened." };
  }
}
