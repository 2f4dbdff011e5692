import { fail } from "@fourball/domain/failure";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { someSignInMethods } from "@fourball/testkit/passkey-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { renderPart, renderRoute } from "../../../testing/render-route.tsx";
import { ConnectionSection } from "./connection-section.tsx";

const URL_THERE = "https://login.example/authorize";

function open({ isConnected = true, hasPassword = true, search = "" } = {}, identity: MockTreeChanges["identity"] = {}) {
  let connectedAt = isConnected ? "2026-05-01T12:00:00.000Z" : null;
  const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
  const { user } = renderPart(`/settings${search}#account`, <ConnectionSection />, {
    passkey: {
      methods: () =>
        someSignInMethods({ hasPassword, connection: { provider: "Club login", connectedAt, lastUsedAt: connectedAt } }),
    },
    identity: {
      remove: () => {
        connectedAt = null;
        return { removed: true };
      },
      ...identity,
    },
  });
  return { user, goTo };
}

const title = () => screen.findByRole("heading", { name: "Sign in with Club login" });

async function disconnect(user: ReturnType<typeof open>["user"]): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Disconnect" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Disconnect Club login?" }));
  await user.click(question.getByRole("button", { name: "Disconnect" }));
}

describe("the connection to the identity provider", () => {
  it("is not shown where none is configured", async () => {
    renderRoute("/settings#account");
    expect(await screen.findByRole("heading", { name: "Passkeys" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: /^Sign in with/ })).not.toBeInTheDocument();
  });

  it("is made there", async () => {
    const { user, goTo } = open({ isConnected: false });
    await user.click(await screen.findByRole("button", { name: "Connect" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(URL_THERE));
  });

  it("says why it came to nothing", async () => {
    open({ isConnected: false, search: "?problem=taken" });
    const message = await screen.findByRole("alert");
    expect(message).toHaveTextContent("Your Club login account is connected to another golfer's account");
    expect(message).toHaveFocus();
  });

  it("can be removed after a question", async () => {
    const { user } = open();
    await disconnect(user);
    expect(await screen.findByText("Disconnected")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Connect" })).toBeVisible();
    await waitFor(async () => expect(await title()).toHaveFocus());
  });

  it("stays when nothing else would sign the golfer in", async () => {
    const remove = () => fail("signInNeedsAnother", { values: { passkeys: 2 } });
    const { user } = open({ hasPassword: false }, { remove });
    await disconnect(user);
    const question = within(screen.getByRole("alertdialog"));
    expect(await question.findByText(/^Set a password or add 2 passkeys first/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Keep it" }));
    expect(await screen.findByRole("button", { name: "Disconnect" })).toBeVisible();
  });

  it("confirms an account that has nothing else", async () => {
    const remove = () => fail("passkeyNeeded", { path: ["passkey"] });
    const { user, goTo } = open({ hasPassword: false }, { remove });
    await disconnect(user);
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
    await user.click(await dialog.findByRole("button", { name: "Continue with Club login" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(URL_THERE));
  });
});
