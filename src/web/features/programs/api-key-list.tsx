import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiKeysQuery } from "#lib/api/program-queries.ts";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { formatDay, formatMoment } from "#lib/format.ts";
import type { ApiKey } from "#shared/account/api-key.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { notify } from "#ui/overlay/toaster.tsx";

export function ApiKeyList({ keys }: { keys: ApiKey[] }) {
  const queries = useQueryClient();
  const revoking = useMutation({
    mutationFn: (key: ApiKey) => call("revokeApiKey", { params: { id: key.id } }),
    onSuccess: (_, { name }) => notify.done("Key revoked", `"${name}" opens nothing any more.`),
    onError: (error) => notify.failed("Key not revoked", errorText(error)),
    // A key that is gone already is refused; the list then shows that, too.
    onSettled: () => queries.invalidateQueries(apiKeysQuery()),
  });
  if (keys.length === 0) return <p className="text-14 text-ink-2">No program has a key to this account.</p>;
  return (
    <ul aria-label="API keys" className="grid border-b border-line">
      {keys.map((key) => (
        <li key={key.id} className="flex min-h-14 items-center justify-between gap-4 border-t border-line py-3">
          <div className="grid min-w-0 gap-0.5">
            <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {key.name}
              {key.scopes.map((scope) => (
                <Badge key={scope}>{scope}</Badge>
              ))}
              {key.is_expired && <Badge tone="danger">Expired</Badge>}
            </span>
            <span className="text-12 text-ink-2">{describe(key)}</span>
          </div>
          <Button
            size="small"
            disabled={revoking.isPending && revoking.variables.id === key.id}
            aria-label={`Revoke ${key.name}, ending in ${key.hint}`}
            onClick={() => revoking.mutate(key)}
          >
            {key.is_expired ? "Remove" : "Revoke"}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function describe({ hint, created_at, expires_at, last_used_at, is_expired }: ApiKey) {
  const used = last_used_at === null ? "never used" : `last used ${formatMoment(last_used_at)}`;
  return `Ends in ${hint}, made ${formatDay(created_at)}, ${is_expired ? "expired" : "expires"} ${formatDay(expires_at)}, ${used}`;
}
