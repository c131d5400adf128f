import type { ReactNode } from "react";
import { formatCount, formatMoment, plural } from "#lib/format.ts";
import type { ProductStatus, QueueDepth } from "#shared/operations/operations.ts";
import { OperatorSection } from "./operator-section.tsx";

const CHORES: Record<string, string> = {
  sweep: "Tasks of dead workers taken back",
  clean_up: "Old announcements and files removed",
  retention: "Retention applied",
  late_scans: "Late scans looked for",
  close_customers: "Payment provider asked to forget",
};

export function WorkFigures({ queue, processes, mails, ...status }: ProductStatus) {
  const sum = (state: QueueDepth["state"]) =>
    queue.filter((depth) => depth.state === state).reduce((total, { tasks }) => total + tasks, 0);
  const oldest = status.oldest_waiting_seconds;
  return (
    <OperatorSection title="Work" note="Of all processes together. It is read again every few seconds.">
      <dl className="border-t border-line text-14">
        <Fact name="Processes">
          {processes.worker === 0 ? "Nobody works" : `${formatCount(processes.worker)} at work`},{" "}
          {formatCount(processes.web)} serving
        </Fact>
        <Fact name="Tasks waiting">
          {formatCount(sum("queued"))}
          {oldest !== null && `, the oldest for ${describeWait(oldest)}`}
        </Fact>
        <Fact name="Tasks under way">{formatCount(sum("running"))}</Fact>
        <Fact name="Mails">
          {formatCount(mails.waiting)} waiting, {formatCount(mails.failed)} given up
        </Fact>
        <Fact name="Erased customers the payment provider still knows">{formatCount(status.customers_to_close)}</Fact>
        {status.chores.map(({ name, done_at }) => (
          <Fact key={name} name={CHORES[name] ?? name}>
            {formatMoment(done_at)}
          </Fact>
        ))}
      </dl>
    </OperatorSection>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}

function describeWait(seconds: number) {
  return seconds < 60 ? plural(Math.round(seconds), "second") : plural(Math.round(seconds / 60), "minute");
}
