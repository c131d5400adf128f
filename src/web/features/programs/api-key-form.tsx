import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiKeysQuery } from "#lib/api/program-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { ApiScope, KEY_LIFE_DAYS, type NewApiKey, SCOPE_WORDS } from "#shared/account/api-key.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { ShownOnce } from "./shown-once.tsx";

const LIVES = KEY_LIFE_DAYS.map((days) => ({ value: String(days), label: `Expires after ${days} days` }));

const FIRST: NewApiKey = { name: "", scopes: ["read"], days: 90 };

export function ApiKeyForm() {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(FIRST);
  const making = useMutation({
    mutationFn: (body: NewApiKey) => call("createApiKey", { body }),
    onSuccess: () => setDraft(FIRST),
    onSettled: () => queries.invalidateQueries(apiKeysQuery()),
  });

  function submit() {
    making.mutate({ ...draft, name: draft.name.trim() });
  }

  function tick(scope: ApiScope, isTicked: boolean) {
    setDraft({
      ...draft,
      scopes: ApiScope.options.filter((one) => (one === scope ? isTicked : draft.scopes.includes(one))),
    });
  }

  if (making.data)
    return <ShownOnce title={`API key "${making.data.name}"`} secret={making.data.secret} onDone={making.reset} />;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        label="Name of a new key"
        hint="The program that will use it."
        maxLength={80}
        autoComplete="off"
        value={draft.name}
        error={making.error ? errorText(making.error) : undefined}
        onChange={(value) => setDraft({ ...draft, name: value })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-14 font-medium">What it may do</legend>
        {ApiScope.options.map((scope) => (
          <Checkbox key={scope} checked={draft.scopes.includes(scope)} onChange={(isTicked) => tick(scope, isTicked)}>
            {SCOPE_WORDS[scope]}
          </Checkbox>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label="When it expires"
          options={LIVES}
          value={String(draft.days)}
          onChange={(value) =>
            setDraft({ ...draft, days: KEY_LIFE_DAYS.find((days) => String(days) === value) ?? draft.days })
          }
        />
        <Button type="submit" disabled={making.isPending || !draft.name.trim() || draft.scopes.length === 0}>
          {making.isPending ? "Making…" : "Make a key"}
        </Button>
      </div>
    </Form>
  );
}
