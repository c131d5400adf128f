import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CommandDialog } from "./command-dialog.tsx";

afterEach(cleanup);

/** The search ends without the person in the moment in which the pointer comes to lie on them. */
function Palette({ run }: { run: () => void }) {
  const [people, setPeople] = useState(["Dora Lind"]);
  const groups = [
    { title: "On this page", items: [{ id: "download", label: "Download", run }] },
    { title: "Candidates", items: people.map((label) => ({ id: label, label, run: () => undefined })) },
  ];
  const texts = { query: "", label: "Command palette", placeholder: "", nothing: "" };
  return (
    <div onPointerMove={() => setPeople([])}>
      <CommandDialog {...texts} groups={groups} onQuery={() => undefined} onClose={() => undefined} />
    </div>
  );
}

test("Enter runs the command that is left when the result under the pointer is gone", async () => {
  const run = vi.fn<() => void>();
  render(<Palette run={run} />);
  fireEvent.pointerMove(await screen.findByRole("option", { name: "Dora Lind" }));
  expect(screen.getByRole("option").getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(run).toHaveBeenCalledTimes(1);
});
