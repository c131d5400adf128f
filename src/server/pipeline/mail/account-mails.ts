import type { Mail } from "#db/operations/outbox-queries.ts";
import { renderMail } from "./transactional-mail.ts";

export interface Addressee {
  full_name: string;
}

export function recoveryMail({ full_name }: Addressee, link: string): Mail {
  return renderMail({
    kind: "recovery",
    subject: "Set a new password for Evenhand",
    name: full_name,
    paragraphs: [
      "Somebody, most likely you, asked to set a new password for your Evenhand account.",
      "The link works once, within the next 60 minutes.",
    ],
    button: { label: "Set a new password", link },
    smallPrint: [{ text: "If it was not you, ignore this message. Your password stays as it is." }],
  });
}

export function confirmationMail({ full_name }: Addressee, link: string): Mail {
  return renderMail({
    kind: "confirmation",
    subject: "Confirm your e-mail address for Evenhand",
    name: full_name,
    paragraphs: [
      "Welcome to Evenhand. Please confirm that this address is yours, so that you can get back into your account if you ever forget your password.",
    ],
    button: { label: "Confirm my address", link },
    smallPrint: [
      { text: "The link works once, for 24 hours. You can ask for another one on your account page." },
      { text: "If you did not sign up, you can ignore this message." },
    ],
  });
}

/** To the owner of an address that somebody tried to sign up with again. */
export function alreadyRegisteredMail({ full_name }: Addressee, links: { login: string; recovery: string }): Mail {
  return renderMail({
    kind: "already_registered",
    subject: "You already have an Evenhand account",
    name: full_name,
    paragraphs: [
      "Somebody, perhaps you, tried to sign up for Evenhand with this address. You already have an account, so nothing was changed.",
    ],
    button: { label: "Log in", link: links.login },
    smallPrint: [
      { text: "Forgotten your password? Set a new one here:", link: links.recovery },
      { text: "If it was not you, there is nothing you need to do." },
    ],
  });
}

export function apiKeyMail({ full_name }: Addressee, keyName: string, link: string): Mail {
  return renderMail({
    kind: "api_key_created",
    subject: "An API key was made for your Evenhand account",
    name: full_name,
    paragraphs: [
      `The API key "${keyName}" was made for your Evenhand account. Programs that have it can use the account as far as the key allows.`,
      "If that was you, all is well. If it was not, revoke the key on your account page and set a new password.",
    ],
    button: { label: "Look at my keys", link },
    smallPrint: [{ text: "You get this message whenever a key is made." }],
  });
}

export function webhookDisabledMail({ full_name }: Addressee, host: string, link: string): Mail {
  return renderMail({
    kind: "webhook_disabled",
    subject: "A webhook of your Evenhand account was disabled",
    name: full_name,
    paragraphs: [
      `Messages to ${host} were not taken for days, or it said that it is gone. Your webhook to it is disabled, and nothing more is sent to it.`,
      "When it works again, enable it on your account page. Messages that were given up are listed there and can be sent again.",
    ],
    button: { label: "Look at my webhooks", link },
    smallPrint: [{ text: "You get this message whenever a webhook is disabled." }],
  });
}

export function passwordChangedMail({ full_name }: Addressee, links: { recovery: string }): Mail {
  return renderMail({
    kind: "password_changed",
    subject: "Your Evenhand password was changed",
    name: full_name,
    paragraphs: [
      "The password of your Evenhand account was changed, and you were logged out everywhere else.",
      "If that was you, all is well. If it was not, set a new password straight away.",
    ],
    button: { label: "Set a new password", link: links.recovery },
    smallPrint: [{ text: "You get this message whenever your password is changed." }],
  });
}
