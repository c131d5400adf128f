import * as z from "zod/mini";
import {
  AuthSession,
  AuthUser,
  LogoutScope,
  PlanRecord,
  Recover,
  Resend,
  SessionSummary,
  SignUp,
  TokenQuery,
  UserChange,
  Verify,
} from "./account.ts";
import { SessionId } from "#shared/ids.ts";
import { idInPath, type Route } from "#shared/route.ts";

export const accountRoutes = {
  signUp: { method: "POST", path: "/api/auth/signup", access: "public", body: SignUp, answer: AuthSession },
  token: {
    method: "POST",
    path: "/api/auth/token",
    access: "public",
    query: TokenQuery,
    body: z.looseObject({}),
    answer: AuthSession,
  },
  logout: {
    method: "POST",
    path: "/api/auth/logout",
    access: "user",
    inRecovery: true,
    query: z.object({ scope: z._default(LogoutScope, "global") }),
  },
  authUser: { method: "GET", path: "/api/auth/user", access: "user", inRecovery: true, answer: AuthUser },
  updateUser: {
    method: "PUT",
    path: "/api/auth/user",
    access: "user",
    inRecovery: true,
    body: UserChange,
    answer: AuthUser,
  },
  recover: { method: "POST", path: "/api/auth/recover", access: "public", body: Recover, answer: z.object({}) },
  resend: { method: "POST", path: "/api/auth/resend", access: "public", body: Resend, answer: z.object({}) },
  verify: {
    method: "POST",
    path: "/api/auth/verify",
    access: "public",
    body: Verify,
    answer: z.union([AuthSession, AuthUser]),
  },
  me: { method: "GET", path: "/api/users/me", access: "user", answer: PlanRecord },
  /** A zip of one JSON file and every stored document. */
  exportMe: { method: "GET", path: "/api/users/me/export", access: "user" },
  deleteMe: { method: "DELETE", path: "/api/users/me", access: "user" },
  listSessions: { method: "GET", path: "/api/users/me/sessions", access: "user", answer: z.array(SessionSummary) },
  endSession: {
    method: "DELETE",
    path: "/api/users/me/sessions/:id",
    access: "user",
    ...idInPath("session", SessionId),
  },
} as const satisfies Record<string, Route>;
