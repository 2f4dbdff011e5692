import { FAILURES, fail } from "@fourball/domain/failure";
import { anEmailStatus } from "@fourball/testkit/golfer-fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { aPasskey, someSignInMethods } from "@fourball/testkit/passkey-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../../../testing/render-route.tsx";
import { stubPasskeys } from "../../../testing/stub-passkeys.ts";
import { EmailSection } from "./email-section.tsx";

async function open(account: MockTreeChanges["account"] = {}, passkey: MockTreeChanges["passkey"] = {}) {
  const { user } = renderPart("/settings#account", <EmailSection />, { account, passkey });
  const title = await screen.findByRole("heading", { name: "Email" });
  const section = title.closest("section");
  if (!section) throw new Error("the email has no section");
  return { user, section: within(section) };
}

async function changeTo(user: Awaited<ReturnType<typeof open>>["user"], email: string): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Change email" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByRole("textbox", { name: "New email" }), email);
  await user.type(dialog.getByLabelText("Your password"), "a long walk");
  await user.click(dialog.getByRole("button", { name: "Change email" }));
}

describe("the email of an account", () => {
  it("is shown as confirmed", async () => {
    const { section } = await open();
    expect(await section.findByText("Confirmed")).toBeVisible();
    expect(section.getByText(anEmailStatus().email)).toBeVisible();
  });

  it("that isn't confirmed has a link sent on request", async () => {
    const unconfirmed = anEmailStatus({ isConfirmed: false });
    const resendEmailLink = vi.fn(() => unconfirmed);
    const { user, section } = await open({ emailStatus: () => unconfirmed, resendEmailLink });
    expect(await section.findByText("Not confirmed")).toBeVisible();
    await user.click(section.getByRole("button", { name: "Send the link" }));
    expect(await section.findByText(/^Sent\./)).toBeVisible();
    expect(resendEmailLink).toHaveBeenCalledTimes(1);
    expect(section.getByRole("button", { name: /^Send again in/ })).toBeVisible();
  });

  it("that isn't confirmed asks for nothing without a mail server", async () => {
    const emailStatus = () => anEmailStatus({ isConfirmed: false, hasMailServer: false });
    const { section } = await open({ emailStatus });
    expect(await section.findByText(/^Only you see this/)).toBeVisible();
    expect(section.queryByRole("button", { name: /Send/ })).not.toBeInTheDocument();
  });

  it("is changed with the password, and waits for a click in the new mailbox", async () => {
    let pendingEmail: string | null = null;
    const changeEmail = vi.fn(({ email }: { email: string; password?: string | undefined }) => {
      pendingEmail = email;
      return { checkEmail: email };
    });
    const { user, section } = await open({ emailStatus: () => anEmailStatus({ pendingEmail }), changeEmail });
    await changeTo(user, "new@example.com");
    expect(await section.findByText("Waiting for you to confirm")).toBeVisible();
    expect(section.getByText(/^Open the link we sent to new@example\.com/)).toBeVisible();
    expect(changeEmail).toHaveBeenCalledWith({ email: "new@example.com", password: "a long walk" });
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Change your email" })).not.toBeInTheDocument());
  });

  it("stays when the change is cancelled", async () => {
    const emailStatus = () => anEmailStatus({ pendingEmail: "new@example.com" });
    const { user, section } = await open({ emailStatus, cancelEmailChange: () => anEmailStatus() });
    await user.click(await section.findByRole("button", { name: "Keep the old email" }));
    await waitFor(() => expect(section.queryByText("Waiting for you to confirm")).not.toBeInTheDocument());
  });

  it("is changed with the password and then a passkey, where there is one: a sign-in elsewhere doesn't do", async () => {
    stubPasskeys();
    let isConfirmed = false;
    const changeEmail = vi.fn(({ email }: { email: string }) => {
      const issues = [{ path: ["passkey", "only"], message: FAILURES.passkeyNeeded.text }];
      if (!isConfirmed) return fail("passkeyNeeded", { issues });
      return { checkEmail: email };
    });
    const confirm = () => {
      isConfirmed = true;
      return { confirmed: true as const };
    };
    const connection = { provider: "Club login", connectedAt: "2026-06-01T12:00:00Z", lastUsedAt: null };
    const methods = () => someSignInMethods({ passkeys: [aPasskey()], connection });
    const { user } = await open({ changeEmail }, { methods, confirm });
    await changeTo(user, "new@example.com");
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
    const usePasskey = await dialog.findByRole("button", { name: "Use a passkey" });
    expect(dialog.getByText(/Remove it under Passkeys first/)).toBeVisible();
    expect(dialog.queryByRole("button", { name: /Club login/ })).not.toBeInTheDocument();
    await user.click(usePasskey);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm it's you" })).not.toBeInTheDocument());
    expect(changeEmail).toHaveBeenLastCalledWith({ email: "new@example.com", password: "a long walk" });
  });

  it("puts a wrong password beside its field", async () => {
    const changeEmail = () => fail("passwordWrong", { path: ["password"] });
    const { user } = await open({ changeEmail });
    await changeTo(user, "new@example.com");
    expect(await screen.findByText("Current password is incorrect")).toBeInTheDocument();
    expect(screen.getByLabelText("Your password")).toHaveAttribute("aria-invalid", "true");
  });
});
