/** The page stands outside of the built product and its tokens; the colours are theirs. */
export const API_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#dadfe3, #2c323b); --quiet: light-dark(#4d5662, #b1b8c1); --link: light-dark(#1c4daf, #83b3fa); --surface: light-dark(#fff, #161b23); }
body { margin: 0; font: 16px/1.5 "Instrument Sans", system-ui, sans-serif; background: light-dark(#f4f7f9, #0f1319); color: light-dark(#161d29, #edf0f4); }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 1rem; font-size: 2.25rem; line-height: 1.2; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; }
p { max-width: 70ch; margin: .25rem 0 .75rem; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
a { color: var(--link); }
.quiet { color: var(--quiet); font-size: .875rem; }
.method { font-weight: 600; }
article { padding: 0 1rem .75rem; margin: 0 0 .75rem; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
article h3 { margin-top: .75rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { margin: .5rem 0; padding: .75rem; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 5px; }
details pre { max-height: 24rem; }
summary { min-height: 1.5rem; color: var(--link); cursor: pointer; font-size: .875rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;
