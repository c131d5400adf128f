const KEY = "evenhand:sending";

/** Another number with every load of the page: a mark of this load belongs to an upload that still runs. */
const thisLoad = () => String(performance.timeOrigin);

export function markSending() {
  sessionStorage.setItem(KEY, thisLoad());
}

export function unmarkSending() {
  sessionStorage.removeItem(KEY);
}

/** The page was left or reloaded in the middle of an upload. The browser has then forgotten the chosen files. */
export function wasCutOff() {
  const mark = sessionStorage.getItem(KEY);
  return mark !== null && mark !== thisLoad();
}
