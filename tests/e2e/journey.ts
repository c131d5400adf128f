import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

const part = () => Math.floor(Math.random() * 250) + 1;

function markWelcomed() {
  localStorage.setItem("evenhand:seen-walkthrough", "1");
  localStorage.setItem("evenhand:seen-tip", "1");
  localStorage.setItem("evenhand:analytics-consent", "rejected");
}

/**
 * Each journey comes from an address of its own, as visitors do: what one address may do in an hour would not last for all of them.
 * Most of them have been welcomed before, and find the dashboard without a dialog over it; they have also said no to analytics.
 */
export const test = base.extend<{ isWelcomed: boolean }>({
  isWelcomed: [true, { option: true }],
  context: async ({ context, isWelcomed }, use) => {
    await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
    if (isWelcomed) await context.addInitScript(markWelcomed);
    await use(context);
  },
});
