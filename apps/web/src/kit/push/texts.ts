import { PRODUCT } from "@fourball/domain/product";

export const texts = {
  error: "Error",
  changeFailed: "We didn't change anything. Please try again.",
  ask: {
    waiting: (host: string) => `Get notified when ${host} replies?`,
    hosting: "Get notified when someone asks to join?",
    hint: "On this device, even when the app is closed.",
    install: `Add ${PRODUCT} to your home screen first: tap Share, then Add to Home Screen, and open it from there.`,
    turnOn: "Turn on notifications",
    notNow: "Not now",
    on: "Notifications are on. You can choose which ones in Settings.",
    denied: "Your browser blocks notifications from this site. You can allow them in its site settings.",
    dismissed: "You can turn on notifications in Settings at any time.",
  },
};
