import type { SignInMethods } from "@fourball/domain/passkey/schema";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aPasskey, someSignInMethods } from "@fourball/testkit/passkey-fixtures";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { stubPasskeys } from "../../testing/stub-passkeys.ts";

const required = someSignInMethods({ isRequired: true });

function renderAdmin(methods: SignInMethods): void {
  renderRoute("/admin", { account: { current: () => anAccount({ isAdmin: true }) }, passkey: { methods: () => methods } });
}

describe("where admins need a passkey", () => {
  it("an admin without one is led to the settings", async () => {
    renderAdmin(required);
    expect(await screen.findByRole("heading", { name: "Add a passkey first" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Add a passkey in Settings" })).toHaveAttribute("href", "/settings#account");
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  });

  it("an admin who has one is asked to use it", async () => {
    stubPasskeys();
    renderAdmin({ ...required, passkeys: [aPasskey()] });
    expect(await screen.findByRole("heading", { name: "Use your passkey" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Use a passkey" })).toBeVisible();
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
  });

  it("an admin whose browser can't use one learns what to do", async () => {
    renderAdmin({ ...required, passkeys: [aPasskey()] });
    expect(await screen.findByText(/This browser can't use passkeys/)).toBeVisible();
  });

  it("an admin at an address that is a number learns where passkeys work", async () => {
    renderAdmin({ ...required, passkeys: [aPasskey()], isAvailable: false });
    expect(await screen.findByText(/Passkeys don't work at this address/)).toBeVisible();
  });

  it("an admin who has used it sees the pages", async () => {
    renderAdmin({ ...required, passkeys: [aPasskey()], isConfirmed: true });
    expect(await screen.findByRole("tablist")).toBeVisible();
  });
});
