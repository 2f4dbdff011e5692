import type { EmailSent } from "@fourball/domain/account/schema";

/** The answer of a call that doesn't wait for a mailed link. */
export function atOnce<Answer extends object>(answer: Answer | EmailSent): Exclude<Answer, EmailSent> {
  if (!isAtOnce(answer)) throw new Error("a mailed link has to be opened first");
  return answer;
}
const isAtOnce = <Answer extends object>(answer: Answer | EmailSent): answer is Exclude<Answer, EmailSent> =>
  !("checkEmail" in answer);
