/** On Android a page may ask for the permission, but only a service worker may use it. */
export function canNotify() {
  return "Notification" in window && !navigator.userAgent.includes("Android");
}

/** Browsers only ask after a click; the answer is remembered for the site. */
export async function askToNotify(): Promise<boolean> {
  return (await Notification.requestPermission()) === "granted";
}

/** Only where the page cannot be seen: a user who looks at it needs no notice. */
export function showDesktopNotice(title: string, body: string) {
  if (!canNotify() || Notification.permission !== "granted" || document.visibilityState === "visible") return;
  const notice = new Notification(title, { body, icon: "/favicon.svg" });
  notice.addEventListener("click", () => {
    window.focus();
    notice.close();
  });
}
