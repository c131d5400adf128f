import { Link } from "react-router";

/** On a phone the name makes room for that of the person, on the narrowest for what can be pressed. */
export function Logo({ isShortOnPhones = false }: { isShortOnPhones?: boolean }) {
  return (
    <Link
      to="/"
      className="flex min-h-9 items-center gap-2.5 rounded-sm text-16 font-semibold tracking-tight"
      aria-label="Evenhand, home"
    >
      <LogoMark />
      <span className={isShortOnPhones ? "max-sm:hidden" : "max-[22rem]:hidden"}>Evenhand</span>
    </Link>
  );
}

export function LogoMark() {
  return (
    <svg aria-hidden width="26" height="16" viewBox="0 0 26 16" className="text-primary">
      <path d="M1 6v10M7 10v6M13 1v15M19 10v6M25 6v10" stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}
