import { Link } from "react-router";
import { useSession } from "#lib/session.ts";

const EVERYBODY = [{ to: "/demo", label: "Try AI Screening" }];
const SIGNED_OUT = [...EVERYBODY, { to: "/signup", label: "Create Account" }, { to: "/login", label: "Log in" }];
const SIGNED_IN = [...EVERYBODY, { to: "/shortlist", label: "Latest shortlist" }];

export function SiteFooter() {
  const links = useSession().kind === "signed-in" ? SIGNED_IN : SIGNED_OUT;
  return (
    <footer className="mt-20 border-t border-line">
      <div className="mx-auto flex max-w-288 flex-wrap items-center justify-between gap-4 px-4 py-8 text-14 text-ink-2 sm:px-6">
        <p>Evenhand suggests. A person decides.</p>
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="underline-offset-4 hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
