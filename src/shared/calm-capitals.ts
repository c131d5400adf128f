/** Small capitals of some fonts come out of a PDF with a plain i: "ENGiNEER". */
const isShouted = (title: string) => title.replaceAll("i", "I") === title.toUpperCase();

/** "SENIOR ACCOUNTANT" shouts in a list and in a letter; "HR" and "SAP" do not. */
export function calmCapitals(title: string): string {
  if (!isShouted(title)) return title;
  return title.replaceAll(/\p{L}{4,}/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}
