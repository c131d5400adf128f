import type { SetAside } from "#shared/vacancies/vacancy.ts";

/** Wishes of the job description by which nobody will be judged, and why. */
export function SetAsideRows({ setAside }: { setAside: readonly SetAside[] }) {
  if (setAside.length === 0) return null;
  return (
    <div className="text-14">
      <h3 className="font-medium">Set aside, because nobody may be chosen by it</h3>
      <ul className="text-ink-2">
        {setAside.map(({ wording, trait }) => (
          <li key={`${trait} ${wording}`}>
            “{wording}” ({trait})
          </li>
        ))}
      </ul>
    </div>
  );
}
