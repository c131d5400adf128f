import { nameSome } from "#lib/format.ts";
import { Notice } from "#ui/notice.tsx";

/** The free plan has one active opening: a user who starts another one is told before what becomes of the present one. */
export function ActiveOpeningNotice({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const names = nameSome(titles.map((title) => `“${title}”`));
  return (
    <Notice title={`Starting a screening for another job archives ${names}`}>
      <p>The Free plan has one active job posting. What is archived keeps its candidates and reports. </p>
    </Notice>
  );
}
