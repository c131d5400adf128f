import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import type { TestClient } from "./test-client.ts";
import { openWorld, type World } from "./world.ts";

type Scope = "file" | "test";
const HOOKS = {
  file: { before: beforeAll, after: afterAll },
  test: { before: beforeEach, after: afterEach },
};

/** The world of the test that runs. Test files share this module but run one after another, so there is one at a time. */
export let world: World;
/** The user most tests speak of. */
export let robin: TestClient;

/** Each file, or each test of it, gets a world of its own, closed after the hooks that are registered later. */
export function openWorldPer(scope: Scope, ...options: Parameters<typeof openWorld>) {
  const { before, after } = HOOKS[scope];
  before(async () => {
    world = await openWorld(...options);
  });
  after(() => world.close());
}

export function signUpRobinPer(scope: Scope, plan: "free" | "pro" = "free") {
  HOOKS[scope].before(async () => {
    robin = await (plan === "pro" ? world.proClient() : world.client());
  });
}
