import { CandidateFilter, isAdvanced, RowOrder } from "#shared/candidates/candidate-filter.ts";

/** Which candidates a list shows, and how: what its address says, and what a report needs to walk to the next of them. */
export interface ListAddress {
  filter: CandidateFilter;
  /** Without one: the best hits first where something is searched for, else the newest. */
  order: RowOrder | undefined;
  isGrouped: boolean;
}

const GROUPED = "job";
type FilterName = keyof CandidateFilter;
const NAMES = Object.keys(CandidateFilter.shape).filter((name): name is FilterName =>
  Object.hasOwn(CandidateFilter.shape, name),
);

/** What is not understood is left out: an address may be old, or written by hand. */
export function readListAddress(search: URLSearchParams): ListAddress {
  const understood = NAMES.flatMap((name) => {
    const value = search.get(name);
    return value && CandidateFilter.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  const order = RowOrder.safeParse(search.get("order"));
  return {
    filter: CandidateFilter.parse(Object.fromEntries(understood)),
    order: order.success ? order.data : undefined,
    isGrouped: search.get("group") === GROUPED,
  };
}

export function writeListAddress({ filter, order, isGrouped }: ListAddress): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of NAMES) {
    const value = filter[name];
    if (value !== undefined && value !== "") search.set(name, `${value}`);
  }
  if (order !== undefined) search.set("order", order);
  if (isGrouped) search.set("group", GROUPED);
  return search;
}

/** What of a filter may be sent: without Pro the server refuses the advanced ones. */
export function openTo(isPro: boolean, filter: CandidateFilter): CandidateFilter {
  if (isPro || !isAdvanced(filter)) return filter;
  const { q, job_id, status, band, is_shortlisted, decision } = filter;
  return dropUnset({ q, job_id, status, band, is_shortlisted, decision });
}

/** Equal filters then look equal, also as the key of a query. */
export function dropUnset(filter: CandidateFilter): CandidateFilter {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== "");
  return CandidateFilter.parse(Object.fromEntries(set));
}
