import { fail } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aPasskey, someSignInMethods } from "@fourball/testkit/passkey-fixtures";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";

const methods = (passkeys = [aPasskey()]) => someSignInMethods({ passkeys });

async function open(passkey: MockTreeChanges["passkey"], account: MockTreeChanges["account"] = {}) {
  const { user } = renderPart("/settings#account", <PasskeysSection />, { passkey, account });
  const title = await screen.findByRole("heading", { name: "Passkeys" });
  const section = title.closest("section");
  if (!section) throw new Error("the passkeys have no section");
  return { user, section: within(section) };
}

describe("the passkeys of an account", () => {
  it("are listed with what they are called and whether they are synced", async () => {
    const { section } = await open({
      methods: () => methods([aPasskey(), aPasskey({ id: "two", name: "Key ring", isSynced: false })]),
    });
    expect(await section.findByText("Alex's phone")).toBeVisible();
    expect(section.getByText("Synced")).toBeVisible();
    expect(section.getByText("Key ring")).toBeVisible();
    expect(section.getByText("One device")).toBeVisible();
  });

  it("says when there is none, and that this browser can't add one", async () => {
    const { section } = await open({ methods: () => methods([]) });
    expect(await section.findByText("You don't have a passkey yet.")).toBeVisible();
    expect(section.getByText("This browser can't add a passkey here.")).toBeVisible();
    expect(section.queryByRole("button", { name: "Add a passkey" })).not.toBeInTheDocument();
  });

  it("can be renamed", async () => {
    let name = "Alex's phone";
    const rename = vi.fn((input: { id: string; name: string }) => {
      name = input.name;
      return aPasskey({ name });
    });
    const { user, section } = await open({ methods: () => methods([aPasskey({ name })]), rename });
    await user.click(await section.findByRole("button", { name: "Rename Alex's phone" }));
    const field = section.getByRole("textbox", { name: "Name" });
    await user.clear(field);
    await user.type(field, "Old phone");
    await user.click(section.getByRole("button", { name: "Save" }));
    expect(await section.findByRole("button", { name: "Rename Old phone" })).toBeVisible();
    expect(rename).toHaveBeenCalledWith({ id: aPasskey().id, name: "Old phone" });
  });

  it("can be removed after a question", async () => {
    let passkeys = [aPasskey()];
    const remove = vi.fn(() => {
      passkeys = [];
      return { removed: true as const };
    });
    const { user, section } = await open({ methods: () => methods(passkeys), remove });
    await user.click(await section.findByRole("button", { name: "Remove" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("Passkey removed")).toBeVisible();
    expect(await section.findByText("You don't have a passkey yet.")).toBeVisible();
  });

  it("stay when the server refuses, with its words", async () => {
    const remove = () => fail("passkeysTooFewWithoutPassword", { values: { passkeys: 2 } });
    const { user, section } = await open({ methods: () => methods(), remove });
    await user.click(await section.findByRole("button", { name: "Remove" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Remove" }));
    expect(await question.findByText(/keep 2 passkeys/)).toBeVisible();
    expect(section.getByText("Alex's phone")).toBeVisible();
  });

  it("says what the server refuses after the password was asked for", async () => {
    let isConfirmed = false;
    const { user, section } = await open(
      {
        methods: () => methods(),
        remove: () => {
          if (isConfirmed) return fail("passkeysTooFewWithoutPassword", { values: { passkeys: 2 } });
          return fail("passwordNeeded", { path: ["password"] });
        },
      },
      {
        reauthenticate: () => {
          isConfirmed = true;
          return { confirmed: true };
        },
      },
    );
    await user.click(await section.findByRole("button", { name: "Remove" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
    await user.type(dialog.getByLabelText("Your password"), "a long walk{Enter}");
    expect(await screen.findByText(/keep 2 passkeys/)).toBeVisible();
    expect(section.getByText("Alex's phone")).toBeVisible();
  });
});
