import { plural } from "#lib/format.ts";
import type { SetAside } from "#shared/vacancies/vacancy.ts";
import { Notice } from "#ui/notice.tsx";

/** Words of the vacancy by which nobody may be chosen. */
export function SetAsideNotice({ setAside }: { setAside: readonly SetAside[] }) {
  if (setAside.length === 0) return null;
  return (
    <Notice title={`${plural(setAside.length, "criterion", "criteria")} of the job description set aside`} tone="low">
      <p>Nobody was judged by what follows, because it concerns a protected trait.</p>
      <ul>
        {setAside.map(({ wording, trait }) => (
          <li key={`${trait} ${wording}`}>
            “{wording}” ({trait})
          </li>
        ))}
      </ul>
    </Notice>
  );
}
