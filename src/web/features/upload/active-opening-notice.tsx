import { nameSome } from "#lib/format.ts";
import { Notice } from "#ui/notice.tsx";

/** The free plan has one active opening: whoever starts another one hears before what becomes of the present one. */
export function ActiveOpeningNotice({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  const names = nameSome(titles.map((title) => `“${title}”`));
  return (
    <Notice title={`Starting this screening archives ${names}`}>
      <p>
        The Free plan has one active job posting. When you start a screening for another job, the present one is
        archived. Its candidates and reports stay.
      </p>
    </Notice>
  );
}
