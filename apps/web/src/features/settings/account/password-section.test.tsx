import { FAILURES, fail } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aPasskey, someSignInMethods } from "@fourball/testkit/passkey-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { fillField } from "../../../testing/fill-field.ts";
import { stubPasskeys } from "../../../testing/stub-passkeys.ts";
import { AccountSection } from "../late-sections.tsx";
import { openSettings } from "../open-settings.ts";

const section = <AccountSection onDeleted={() => undefined} />;

/** An account with so many passkeys, whose last sign-in is too long ago until it is confirmed. */
function open({ hasPassword = true, passkeys = 2, isRecent = true }, calls: MockTreeChanges = {}, part: ReactNode = section) {
  let [has, recent] = [hasPassword, isRecent];
  const confirm = () => {
    recent = true;
    return { confirmed: true as const };
  };
  const afterPasskey = <Answer,>(answer: () => Answer) => (recent ? answer() : fail("passkeyNeeded", { path: ["passkey"] }));
  const afterSignIn = <Answer,>(answer: () => Answer) =>
    has && !recent ? fail("passwordNeeded", { path: ["password"] }) : afterPasskey(answer);
  return openSettings(
    {},
    {
      passkey: {
        methods: () =>
          someSignInMethods({
            passkeys: ["one", "two", "three"].slice(0, passkeys).map((id) => aPasskey({ id, name: `Key ${id}` })),
            hasPassword: has,
          }),
        removePassword: () =>
          afterSignIn(() => {
            has = false;
            return { removed: true } as const;
          }),
        confirm,
        ...calls.passkey,
      },
      account: {
        setPassword: () =>
          afterSignIn(() => {
            has = true;
            return { changed: true } as const;
          }),
        reauthenticate: confirm,
        delete: () => afterPasskey(() => ({ deleted: true }) as const),
        changeEmail: ({ email }) => afterPasskey(() => ({ checkEmail: email })),
        ...calls.account,
      },
    },
    part,
    "/settings#account",
  );
}

const confirmDialog = async () => within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
const passwordTitle = () => screen.findByRole("heading", { name: "Password" });

describe("the password of an account", () => {
  it("can be removed beside two passkeys, after a question and the password", async () => {
    const { user } = open({ isRecent: false });
    await user.click(await screen.findByRole("button", { name: "Remove password" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Remove your password?" }));
    await user.click(question.getByRole("button", { name: "Remove password" }));
    await user.type((await confirmDialog()).getByLabelText("Your password"), "a long walk{Enter}");
    expect(await screen.findByText("Password removed")).toBeVisible();
    expect(await screen.findByText(/Your account has no password/)).toBeVisible();
    await waitFor(async () => expect(await passwordTitle()).toHaveFocus());
  });

  it("can't be removed with one passkey", async () => {
    open({ passkeys: 1 });
    expect(await screen.findByLabelText("Current password")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Remove password" })).not.toBeInTheDocument();
  });

  it("stays when the server refuses, with its words", async () => {
    const removePassword = () => fail("passkeysTooFewForNoPassword", { values: { passkeys: 2 } });
    const { user } = open({}, { passkey: { removePassword } });
    await user.click(await screen.findByRole("button", { name: "Remove password" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove password" }));
    // On a slow machine the closing dialog says it first, and the toast goes on with it.
    await waitFor(() => expect(screen.getByText(/Add 2 passkeys first/)).toBeVisible());
    expect(screen.getByLabelText("Current password")).toBeVisible();
  });
});

describe("an account without a password", () => {
  it("sets one, confirmed with a passkey", async () => {
    stubPasskeys();
    const { user } = open({ hasPassword: false, isRecent: false });
    await user.type(await screen.findByLabelText("New password"), "a longer walk{Enter}");
    await user.click((await confirmDialog()).getByRole("button", { name: "Use a passkey" }));
    expect(await screen.findByText("Password set")).toBeVisible();
    expect(await screen.findByLabelText("Current password")).toBeVisible();
  });

  it("shows at the field that the password is too easy", async () => {
    const setPassword = () => fail("passwordEasyToGuess", { path: ["newPassword"] });
    const { user } = open({ hasPassword: false }, { account: { setPassword } });
    await user.type(await screen.findByLabelText("New password"), "a longer walk{Enter}");
    expect(await screen.findByText(FAILURES.passwordEasyToGuess.text)).toBeVisible();
  });

  it("is deleted with a passkey instead", async () => {
    stubPasskeys();
    const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
    const { user } = open({ hasPassword: false, isRecent: false }, {}, null);
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
    expect(dialog.queryByLabelText("Your password")).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Delete my account" }));
    await user.click((await confirmDialog()).getByRole("button", { name: "Use a passkey" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
  });

  it("changes its email with a passkey instead", async () => {
    stubPasskeys();
    const { user } = open({ hasPassword: false, isRecent: false });
    await user.click(await screen.findByRole("button", { name: "Change email" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change your email" }));
    await fillField(user, dialog.getByLabelText("New email"), "new@example.com");
    await user.click(dialog.getByRole("button", { name: "Change email" }));
    await user.click((await confirmDialog()).getByRole("button", { name: "Use a passkey" }));
    expect(await screen.findByText("Open the link we sent to new@example.com.")).toBeVisible();
  });

  it("learns what to do in a browser without passkeys", async () => {
    const { user } = open({ hasPassword: false, isRecent: false });
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await user.click(await screen.findByRole("button", { name: "Delete my account" }));
    const dialog = await confirmDialog();
    expect(dialog.getByText(/This browser can't use passkeys/)).toBeVisible();
    expect(dialog.getByText(/Forgot your password/)).toBeVisible();
  });
});
