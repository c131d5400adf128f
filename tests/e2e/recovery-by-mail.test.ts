import { MailServer } from "#tests/support/mail-server.ts";
import { Product } from "#tests/support/product.ts";
import { expect, test } from "./journey.ts";
import { logIn, signUpByForm } from "./person.ts";

let mail: MailServer;
let product: Product;
test.beforeAll(async () => {
  mail = await MailServer.start();
  product = await Product.start({ env: { SMTP_URL: mail.url, MAIL_FROM: "Evenhand <hello@evenhand.test>" } });
});
test.afterAll(async () => {
  await product.close();
  await mail.down();
});

/** The server of this file has a mail server; the one that all other journeys share has none. */
const origin = () => `http://localhost:${product.port}`;

test("a forgotten password is replaced through a real mail server", async ({ browser }) => {
  const page = await browser.newPage({ baseURL: origin() });
  const { email } = await signUpByForm(page);
  expect((await mail.untilMail(email)).subject).toContain("Confirm");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("**/");
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();

  const letter = await mail.untilMail(email);
  expect(letter.subject).toBe("Set a new password for Evenhand");
  const link = /http\S+token_hash\S+/.exec(letter.text)?.[0] ?? "";
  expect(letter.raw).toContain("hello@evenhand.test");
  await page.goto(link);
  const password = "a quite different one";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page).toHaveURL(`${origin()}/login`);
  expect((await mail.untilMail(email)).subject).toContain("was changed");
  await logIn(page, { email, password });
  await page.close();
});

test("there is no outbox to read where mail goes out", async ({ request }) => {
  expect((await request.get(`${origin()}/dev/outbox`)).status()).toBe(404);
});
