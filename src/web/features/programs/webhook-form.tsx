import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { webhooksQuery } from "#lib/api/program-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText, hasCode } from "#lib/api/error-text.ts";
import { EVENT_WORDS, type NewWebhook, WEBHOOK_ADDRESS_WORDS, WebhookEvent } from "#shared/account/webhook.ts";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form/form.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { ShownOnce } from "./shown-once.tsx";

const FIRST: NewWebhook = { url: "", events: WebhookEvent.options };

export function WebhookForm() {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(FIRST);
  const making = useMutation({
    mutationFn: (body: NewWebhook) => call("createWebhook", { body }),
    onSuccess: () => setDraft(FIRST),
    onSettled: () => queries.invalidateQueries(webhooksQuery()),
  });

  function submit() {
    making.mutate({ ...draft, url: draft.url.trim() });
  }

  function tick(event: WebhookEvent, isTicked: boolean) {
    const events = WebhookEvent.options.filter((one) => (one === event ? isTicked : draft.events.includes(one)));
    setDraft({ ...draft, events });
  }

  if (making.data)
    return <ShownOnce title="Secret that signs the messages" secret={making.data.secret} onDone={making.reset} />;
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        label="Address of a new webhook"
        hint="A public https address. It gets ids, never names or words of a CV."
        type="url"
        autoComplete="off"
        maxLength={2000}
        value={draft.url}
        error={making.error ? wordsFor(making.error) : undefined}
        onChange={(value) => setDraft({ ...draft, url: value })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-14 font-medium">What it is told</legend>
        {WebhookEvent.options.map((event) => (
          <Checkbox key={event} checked={draft.events.includes(event)} onChange={(isTicked) => tick(event, isTicked)}>
            {EVENT_WORDS[event]}
          </Checkbox>
        ))}
      </fieldset>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={making.isPending || !draft.url.trim() || draft.events.length === 0}
      >
        {making.isPending ? "Adding…" : "Add a webhook"}
      </Button>
    </Form>
  );
}

/** The events cannot be wrong: what was not understood is the address. */
const wordsFor = (error: Error) => (hasCode(error, "invalid_request") ? WEBHOOK_ADDRESS_WORDS : errorText(error));
