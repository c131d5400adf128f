import { arrive, countStatuses } from "./arrivals.ts";
import { Caller, fromAnotherAddress } from "./caller.ts";
import { Figures } from "./figures.ts";
import { PASSWORD, PINNING, signUpMany, startPinned } from "./pinned-product.ts";
import { setting } from "./settings.ts";

// Logins come faster than passwords can be checked, half of them wrong, while other people work on.
// npm run bench:load -- login-storm · LOGINS_PER_SECOND=50 CALLS_PER_SECOND=50 FOR_SECONDS=30 USERS=50
const LOGINS_PER_SECOND = setting("LOGINS_PER_SECOND", 50);
const CALLS_PER_SECOND = setting("CALLS_PER_SECOND", 50);
const SECONDS = setting("FOR_SECONDS", 30);
const USERS = setting("USERS", 50);

const product = await startPinned();
const users = await signUpMany(product, USERS);
const caller = new Caller(product.port, 300);
const others = { perSecond: CALLS_PER_SECOND, seconds: SECONDS };

await arrive("warm-up", { perSecond: CALLS_PER_SECOND, seconds: 3 }, callAsUser);
const quiet = await arrive("others, quiet", { ...others, seconds: Math.ceil(SECONDS / 3) }, callAsUser);
const [during, logins] = await Promise.all([
  arrive("others, in the storm", others, callAsUser),
  arrive("logins", { perSecond: LOGINS_PER_SECOND, seconds: SECONDS }, logIn),
]);
await product.close();

const loginsAre = (isIt: (status: number) => boolean) => countStatuses(logins.statuses, isIt);
const figures = new Figures("login storm", PINNING, {
  LOGINS_PER_SECOND,
  CALLS_PER_SECOND,
  FOR_SECONDS: SECONDS,
  USERS,
});
figures.add("logins sent", logins.perSecond, "calls/s", { atLeast: LOGINS_PER_SECOND * 0.99 });
figures.add("others p95, quiet", quiet.times.at(0.95), "ms");
figures.add("others p95, in the storm", during.times.at(0.95), "ms", { atMost: 300 });
figures.add("others not answered 2xx", countStatuses(during.statuses, isBad), "calls", { atMost: 0 });
figures.add(
  "logins let in",
  loginsAre((status) => status === 200),
  "calls",
  { atLeast: 1 },
);
figures.add(
  "logins refused as wrong",
  loginsAre((status) => status === 400),
  "calls",
);
figures.add(
  "logins sent away with 429",
  loginsAre((status) => status === 429),
  "calls",
);
figures.add(
  "logins sent away with 503",
  loginsAre((status) => status === 503),
  "calls",
);
figures.add("of these without Retry-After", logins.withoutRetryAfter, "calls", { atMost: 0 });
figures.add(
  "logins answered otherwise",
  loginsAre((status) => ![200, 400, 429, 503].includes(status)),
  "calls",
  {
    atMost: 0,
  },
);
figures.print();

function callAsUser(place: number) {
  return caller.send({ path: "/api/users/me", token: users[place % users.length]?.token ?? "" });
}

function logIn(place: number) {
  const email = users[place % users.length]?.email;
  const isRight = place % 2 === 0;
  return caller.send({
    method: "POST",
    path: "/api/auth/token?grant_type=password",
    body: isRight ? { email, password: PASSWORD } : { email: `${place}@example.org`, password: "no" },
    headers: fromAnotherAddress(),
  });
}

function isBad(status: number) {
  return status < 200 || status > 299;
}
