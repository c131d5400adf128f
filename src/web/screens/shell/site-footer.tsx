import { Link } from "react-router";
import { useSession } from "#lib/session/session.ts";

const PRODUCT = [
  { to: "/#problem", label: "Problem" },
  { to: "/#solution", label: "Solution" },
  { to: "/#why-us", label: "Why us" },
  { to: "/#tech", label: "Technology" },
  { to: "/#who", label: "Who it is for" },
  { to: "/#pricing", label: "Pricing" },
  { to: "/#timeline", label: "Timeline" },
];
const ABOUT = [
  { to: "/how-we-measure-bias", label: "How we measure bias" },
  { to: "/cookies#choice", label: "Cookie choices" },
];
const SIGNED_OUT = [
  { to: "/demo", label: "Try AI Screening" },
  { to: "/signup", label: "Create Account" },
  { to: "/login", label: "Log in" },
];
const SIGNED_IN = [
  { to: "/demo", label: "Try AI Screening" },
  { to: "/shortlist", label: "Latest shortlist" },
];
const LEGAL = [
  { to: "/privacy", label: "Privacy Policy" },
  { to: "/terms", label: "Terms of Service" },
  { to: "/cookies", label: "Cookie Policy" },
  { to: "/dpa", label: "Data Processing Addendum" },
];

export function SiteFooter() {
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <footer className="print:hidden mt-20 border-t border-line">
      <div className="mx-auto grid max-w-288 gap-8 px-4 py-10 text-14 text-ink-2 sm:px-6 lg:grid-cols-12">
        <div className="grid content-start gap-2 lg:col-span-4">
          <p>Evenhand suggests. A person decides.</p>
          <ul>
            {ABOUT.map(({ to, label }) => (
              <li key={to}>
                <FooterLink to={to} label={label} />
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-8 sm:grid-cols-3 lg:col-span-8">
          <Links title="Product" links={PRODUCT} columns="grid-cols-2" />
          <Links title="Screening" links={isSignedIn ? SIGNED_IN : SIGNED_OUT} />
          <Links title="Legal" links={LEGAL} />
        </div>
      </div>
    </footer>
  );
}

interface LinksProps {
  title: string;
  links: readonly { to: string; label: string }[];
  columns?: string;
}

function Links({ title, links, columns = "" }: LinksProps) {
  return (
    <nav aria-label={title} className="grid content-start gap-2">
      <h2 className="font-semibold text-ink">{title}</h2>
      <ul className={`grid gap-x-4 ${columns}`}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <FooterLink to={to} label={label} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="inline-block py-1 underline-offset-4 hover:text-ink hover:underline">
      {label}
    </Link>
  );
}
