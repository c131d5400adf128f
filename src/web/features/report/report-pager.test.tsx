import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import { CandidateId } from "#shared/ids.ts";
import { ReportPager } from "./report-pager.tsx";

const [before, after] = [CandidateId.parse(crypto.randomUUID()), CandidateId.parse(crypto.randomUUID())];

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

function show(nextId: CandidateId | undefined) {
  render(
    <MemoryRouter initialEntries={["/start"]}>
      <ReportPager previousId={before} nextId={nextId} position={7} total={38} search="?q=kafka" />
      <textarea aria-label="Notes" />
      <Address />
    </MemoryRouter>,
  );
}

const address = () => screen.getByLabelText("address").textContent;

test("j and k lead through the list, which is kept in the address", async () => {
  show(after);
  expect(screen.getByText("7 of 38")).toBeTruthy();
  await userEvent.keyboard("j");
  expect(address()).toBe(`/shortlist/${after}?q=kafka`);
  await userEvent.keyboard("k");
  expect(address()).toBe(`/shortlist/${before}?q=kafka`);
});

test("the letters are letters while I write, and the last one leads nowhere", async () => {
  show(undefined);
  await userEvent.type(screen.getByLabelText("Notes"), "jk");
  expect(address()).toBe("/start");
  expect(screen.getByRole("button", { name: "Next" }).hasAttribute("disabled")).toBe(true);
});
