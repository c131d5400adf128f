import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STUB_USER_ID, refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import {
  followOtherTabs,
  getAccessToken,
  getSession,
  logIn,
  logOut,
  restoreSession,
  subscribeToSession,
} from "./session.ts";
import { until } from "#tests/support/until.ts";

const OTHER_USER_ID = "7f9619ff-8b86-4d01-b42d-00cf4fc964aa";
const HINT = "evenhand:had-session";
let otherTab: BroadcastChannel;

function serve(replies: Parameters<typeof stubServer>[0]) {
  const server = stubServer(replies);
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

const asCookieSays = (answer: () => Response) => serve({ "POST /api/auth/token?grant_type=refresh_token": answer });

function answerFor(id: string, fullName: string, accessToken: string) {
  const answer = stubAuthAnswer(accessToken);
  return { ...answer, user: { ...answer.user, id, user_metadata: { full_name: fullName } } };
}

const nameShown = () => {
  const session = getSession();
  return session.kind === "signed-in" ? session.user.fullName : session.kind;
};

async function beSignedIn() {
  serve({ "POST /api/auth/token": () => Response.json(stubAuthAnswer("token-1")) });
  await logIn({ email: "robin@example.test", password: "correct horse" });
}

function otherTabSays(event: string, session: object | null) {
  // The rule means windows: a channel has one origin, its own.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  otherTab.postMessage({ event, session });
}

followOtherTabs();

beforeEach(async () => {
  otherTab = new BroadcastChannel("evenhand-auth");
  localStorage.clear();
  await restoreSession();
});

afterEach(async () => {
  otherTab.close();
  serve({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) });
  await logOut();
  vi.unstubAllGlobals();
});

test("a login in another tab signs me in here with a token of this tab's own", async () => {
  asCookieSays(() => Response.json(stubAuthAnswer("token-of-this-tab")));
  window.dispatchEvent(new StorageEvent("storage", { key: HINT, newValue: "1" }));
  await until(() => expect(nameShown()).toBe("Robin Hale"));
  expect(await getAccessToken()).toBe("token-of-this-tab");
});

test("a logout in another tab signs me out here", async () => {
  await beSignedIn();
  otherTabSays("SIGNED_OUT", null);
  await until(() => expect(nameShown()).toBe("signed-out"));
  expect(await getAccessToken()).toBeUndefined();
});

test("when somebody else logs in in another tab, this one asks the cookie who is here", async () => {
  await beSignedIn();
  const server = asCookieSays(() => Response.json(answerFor(OTHER_USER_ID, "Ola Berg", "token-ola")));
  otherTabSays("SIGNED_IN", answerFor(OTHER_USER_ID, "Ola Berg", "token-of-other-tab"));
  await until(() => expect(nameShown()).toBe("Ola Berg"));
  expect(await getAccessToken()).toBe("token-ola");
  expect(server.requests).toHaveLength(1);
});

test("a tab that slept and still thinks of somebody else does not change who I am", async () => {
  await beSignedIn();
  const server = asCookieSays(() => Response.json(stubAuthAnswer("token-2")));
  otherTabSays("SIGNED_IN", answerFor(OTHER_USER_ID, "Ola Berg", "old-token"));
  await until(() => expect(server.requests).toHaveLength(1));
  await until(async () => expect(await getAccessToken()).toBe("token-2"));
  expect(nameShown()).toBe("Robin Hale");
});

test("a new name and a renewed token in another tab are taken over without a request", async () => {
  await beSignedIn();
  const server = serve({});
  otherTabSays("USER_UPDATED", answerFor(STUB_USER_ID, "Robin H. Hale", "token-2"));
  await until(() => expect(nameShown()).toBe("Robin H. Hale"));
  expect(await getAccessToken()).toBe("token-2");
  expect(server.requests).toEqual([]);
});

test("a recovery link opened somewhere signs nobody in", async () => {
  await beSignedIn();
  const shown: string[] = [];
  const stop = subscribeToSession(() => shown.push(nameShown()));
  otherTabSays("PASSWORD_RECOVERY", answerFor(STUB_USER_ID, "In recovery", "recovery-token"));
  otherTabSays("USER_UPDATED", answerFor(STUB_USER_ID, "Heard last", "token-2"));
  await until(() => expect(nameShown()).toBe("Heard last"));
  stop();
  expect(shown).toEqual(["Heard last"]);
});

test("when the mark goes although I am signed in, the cookie decides", async () => {
  await beSignedIn();
  asCookieSays(() => refuse("refresh_token_rejected", 400));
  window.dispatchEvent(new StorageEvent("storage", { key: HINT, newValue: null }));
  await until(() => expect(nameShown()).toBe("signed-out"));
});
