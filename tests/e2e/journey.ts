import { expect, test as base } from "@playwright/test";

export { expect };

const part = () => Math.floor(Math.random() * 250) + 1;

function markWelcomed() {
  localStorage.setItem("evenhand:seen-walkthrough", "1");
  localStorage.setItem("evenhand:seen-tip", "1");
  localStorage.setItem("evenhand:analytics-consent", "rejected");
}

interface Options {
  isWelcomed: boolean;
  keepsPolicy: boolean;
  /** Of the content policy, on any page of the journey. */
  complaints: string[];
}

/**
 * Each journey comes from an address of its own, as visitors do: what one address may do in an hour would not last for all of them.
 * Most of them have been welcomed before, and find the dashboard without a dialog over it; they have also said no to analytics.
 * On none of its pages the content policy may have to step in, unless the journey provokes it.
 */
export const test = base.extend<Options>({
  isWelcomed: [true, { option: true }],
  keepsPolicy: [true, { option: true }],
  complaints: async ({ keepsPolicy }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    if (keepsPolicy) expect(complaints).toEqual([]);
  },
  context: async ({ context, isWelcomed, complaints }, use) => {
    context.on("console", (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text());
    });
    await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
    if (isWelcomed) await context.addInitScript(markWelcomed);
    await use(context);
  },
});
