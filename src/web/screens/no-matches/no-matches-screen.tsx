import { Link } from "react-router";
import { Page } from "#screens/shell/page.tsx";
import { Button } from "#ui/button.tsx";

const SUGGESTIONS = [
  {
    title: "Look at what was asked for",
    text: "A requirement that nobody needs on the first day lowers everyone. Mark it as nice to have, or take it out.",
  },
  {
    title: "Widen the circle",
    text: "Screen more CVs, or those from another channel, against the same job description.",
  },
  {
    title: "Read the best of them yourself",
    text: "A score rests on the words in a CV. Someone who can do more than they wrote deserves a second look.",
  },
] as const;

export function NoMatchesScreen() {
  return (
    <Page title="No Strong Matches Found">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="grid content-start gap-5 lg:col-span-4">
          <h1 className="text-36 font-semibold text-balance">No Strong Matches Found</h1>
          <p className="text-18 text-ink-2">
            Nobody reached a score that speaks for itself. That says something about words on paper, not about people.
          </p>
          <Button asChild variant="primary" size="large" className="justify-self-start">
            <Link to="/demo">Go Back</Link>
          </Button>
        </div>
        <ul aria-label="Suggestions" className="grid content-start border-t-2 border-ink lg:col-span-8">
          {SUGGESTIONS.map(({ title, text }) => (
            <li key={title} className="grid gap-1 border-b border-line py-5 last:border-b-0">
              <h2 className="text-18 font-semibold">{title}</h2>
              <p className="max-w-prose text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
