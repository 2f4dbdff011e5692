import type { UserEvent } from "@testing-library/user-event";

/** Replaces the text of a field in one step: typing renders the form at each key, which tests of something else need not wait for. */
export async function fillField(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.paste(text);
}
