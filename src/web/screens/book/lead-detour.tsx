import { TextLink } from "#ui/text-link.tsx";

const REASONS = {
  already_registered: "This address is on our list already, so we do not add it again.",
  trial_used: "The free trial of this browser has been used.",
} as const;

const toResults = { from: "/shortlist" };

/** A refusal that no second try can change needs another way on. */
export function LeadDetour({ reason, hasUpload }: { reason: keyof typeof REASONS; hasUpload: boolean }) {
  return (
    <div aria-live="polite" className="grid gap-1 border-l-2 border-primary bg-primary-soft px-4 py-3 text-14">
      <p>{REASONS[reason]}</p>
      <p>
        <TextLink to="/signup" state={toResults}>
          Create Account
        </TextLink>{" "}
        or{" "}
        <TextLink to="/login" state={toResults}>
          log in
        </TextLink>{" "}
        {hasUpload ? "in this browser to see your candidates at once." : "to screen your candidates at once."}
      </p>
    </div>
  );
}
