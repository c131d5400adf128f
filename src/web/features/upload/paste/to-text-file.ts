const LONGEST_NAME = 60;

/** Named after its first line, which is nearly always the title of the post. */
export function toTextFile(text: string): File {
  const [first = ""] = text.trim().split("\n");
  const title = first
    .replaceAll(/[^\p{L}\p{N} &+,()'’-]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();
  return new File([text], `${title === "" ? "Job description" : title}.txt`, { type: "text/plain" });
}
