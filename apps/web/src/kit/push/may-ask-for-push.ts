import { deviceChoice } from "../device-choice.ts";
import { isPushSupported } from "./push-subscription.ts";

/** How the golfer answered, on this device and for good: the settings still have it. */
export const pushQuestion = deviceChoice("ask-push", ["not-now"]);

/** Safari on iPhone and iPad has push only in an installed app, and says there whether it is one. */
export const needsInstallForPush = (): boolean =>
  !isPushSupported() && "standalone" in navigator && navigator.standalone === false;

/** Whether a golfer who waits for an answer may be asked in this browser. */
export function mayAskForPush(): boolean {
  if (pushQuestion.read() === "not-now") return false;
  return isPushSupported() ? Notification.permission !== "denied" : needsInstallForPush();
}
