import { configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { forgetSelection } from "#features/upload/selection-store.ts";

// Only what never appears runs into it: the machine may be busy with other tests.
configure({ asyncUtilTimeout: 30_000 });

// What a page keeps for the next one is not for the next test.
afterEach(forgetSelection);
