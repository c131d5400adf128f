import type { Page } from "@playwright/test";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { SampleFile, TestClient } from "#tests/support/test-client.ts";
import { openAccount } from "./person.ts";

/** A screening that has ended, without watching it: what pages of results begin with. Watching one is the subject of demo.test.ts. */
export async function screen(client: TestClient, count: number, more: SampleFile[] = []) {
  const { id } = await screened(client, inventedVacancy(), [...inventedCvs(count), ...more]);
  return id;
}

/** So that there are candidates and an opening. */
export async function screenSome(page: Page, count: number, more?: SampleFile[]) {
  const account = await openAccount(page);
  return { ...account, uploadId: await screen(account.client, count, more) };
}
