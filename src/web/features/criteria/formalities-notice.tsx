/** Right to work, background checks, notice: no CV proves them, so they count for nothing in a score. */
export function FormalitiesNotice({ formalities }: { formalities: readonly string[] }) {
  if (formalities.length === 0) return null;
  return (
    <div className="text-14">
      <h3 className="font-medium">To be checked by you</h3>
      <ul className="text-ink-2">
        {formalities.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </div>
  );
}
