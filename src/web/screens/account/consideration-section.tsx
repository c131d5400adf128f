import { useQuery } from "@tanstack/react-query";
import { AccountSection } from "#features/account/account-section.tsx";
import { ConsiderationChoice } from "#features/vacancies/consideration-choice.tsx";
import { considerationQuery } from "#lib/api/vacancy-queries.ts";
import { Spinner } from "#ui/spinner.tsx";

export function ConsiderationSection() {
  const { data } = useQuery(considerationQuery());
  return (
    <AccountSection title="People you already know" note="Whether stored CVs may be looked at for other vacancies.">
      {data ? <ConsiderationChoice months={data.months} /> : <Spinner label="Loading your choice…" />}
    </AccountSection>
  );
}
