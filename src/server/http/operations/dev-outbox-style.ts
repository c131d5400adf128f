import { raw } from "hono/html";

/** The page stands outside of the built product and its tokens. */
export const OUTBOX_STYLE = raw(`
:root { color-scheme: light dark; --line: light-dark(#dadfe3, #2c323b); --quiet: light-dark(#4d5662, #b1b8c1); --link: light-dark(#1c4daf, #83b3fa); }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#f4f7f9, #0f1319); color: light-dark(#161d29, #edf0f4); }
main { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere; }
.quiet { max-width: 60ch; margin: .5rem 0 2rem; color: var(--quiet); }
article { margin-bottom: 1.5rem; padding: 1.25rem; background: light-dark(#fff, #161b23); border: 1px solid var(--line); border-radius: 8px; }
dl { display: flex; flex-wrap: wrap; gap: .25rem 2rem; margin: 0 0 1rem; font-size: .875rem; }
dl div { display: flex; gap: .5rem; min-width: 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
.bodies { display: grid; gap: 1.25rem; }
.text { font-size: .875rem; white-space: pre-line; overflow-wrap: anywhere; }
.text p { margin: 0 0 .75rem; }
a { color: var(--link); }
iframe { width: 100%; height: 34rem; border: 1px solid var(--line); border-radius: 5px; }
@media (min-width: 56rem) { .bodies { grid-template-columns: 2fr 3fr; } }
`);
