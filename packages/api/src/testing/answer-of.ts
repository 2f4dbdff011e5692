import { describeFailure } from "../describe-failure.ts";

/** What a call came to, and everything that its answer says. */
export async function answerOf(call: Promise<unknown>): Promise<{ outcome: string; text: string }> {
  try {
    return { outcome: "ok", text: JSON.stringify(await call) ?? "" };
  } catch (error) {
    const { status, message } = describeFailure(error);
    return { outcome: `${status} ${message}`, text: message };
  }
}
