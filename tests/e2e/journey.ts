import { test as base } from "@playwright/test";

export { expect } from "@playwright/test";

const part = () => Math.floor(Math.random() * 250) + 1;

/** Each journey comes from an address of its own, as visitors do: what one address may do in an hour would not last for all of them. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.setExtraHTTPHeaders({ "x-forwarded-for": `10.${part()}.${part()}.${part()}` });
    await use(context);
  },
});
