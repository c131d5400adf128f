import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { uploadKey } from "#lib/api/screening-queries.ts";
import type { Consideration } from "#shared/vacancies/known-people.ts";
import { Select } from "#ui/form/select.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

const NEVER = "never";
const OPTIONS = [
  { value: NEVER, label: "Not for other vacancies" },
  ...[3, 6, 9, 12].map((months) => ({ value: String(months), label: `For ${months} months after they came` })),
];

/** For the whole account. A choice made elsewhere that is not in the list stays what it is until another is made. */
export function ConsiderationChoice({ months }: Consideration) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (chosen: string) =>
      call("setConsideration", { body: { months: chosen === NEVER ? null : Number(chosen) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: uploadKey }),
    onError: (error) => notify.failed("The choice could not be saved", errorText(error)),
  });
  const value = months === null ? NEVER : String(months);
  const isListed = OPTIONS.some((option) => option.value === value);
  return (
    <div className="grid max-w-prose gap-2 text-14 text-ink-2">
      <p>
        CVs may be considered for vacancies that people did not apply for only where there is a legal ground for it,
        such as their consent. Say for how long yours may be. It holds for your whole account.
      </p>
      <Select
        label="CVs may be considered"
        className="max-w-80"
        options={isListed ? OPTIONS : [...OPTIONS, { value, label: `For ${value} months after they came` }]}
        value={value}
        disabled={change.isPending}
        onChange={(chosen) => change.mutate(chosen)}
      />
    </div>
  );
}
