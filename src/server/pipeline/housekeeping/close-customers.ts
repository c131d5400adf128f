import { forgetCustomer, listClosedCustomers } from "#db/billing/billing-queries.ts";
import { asSystem } from "#db/client.ts";
import type { PipelineDeps } from "#pipeline/pipeline-deps.ts";

/** Of erased accounts: their subscriptions end and the provider forgets them. One that cannot be asked now is asked again. */
export async function closeCustomers({ db, payments }: Pick<PipelineDeps, "db" | "payments">) {
  for (const customerId of await asSystem(db, listClosedCustomers)) {
    await payments.deleteCustomer(customerId);
    await asSystem(db, (tx) => forgetCustomer(tx, customerId));
  }
}
