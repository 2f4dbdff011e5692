import { fail } from "@fourball/domain/failure";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { screen, waitFor } from "@testing-library/react";
import { delay } from "msw";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../../kit/session/session.ts";
import { fillField } from "../../../testing/fill-field.ts";
import { renderApp } from "../../../testing/render-route.tsx";

/** Of an answer over HTTP, which arrives after the close of the socket. */
const LATENCY_MS = 50;
const LOGGED_OUT = "You are logged out. Logging in again...";

/** The settings of a golfer whose session ends at the server during a call, which closes the socket before its answer. */
async function open() {
  const socket = new FakeSocket();
  const session = { isOver: false };
  const end = (code: number) => {
    session.isOver = true;
    socket.drop({ code });
  };
  const current = () => {
    if (session.isOver) return fail("unauthorized");
    return anAccount();
  };
  const account = {
    current,
    delete: async ({ password }: { password?: string | undefined }) => {
      if (password === "wrong") return fail("passwordWrong", { path: ["password"] });
      end(4401);
      await delay(LATENCY_MS);
      return { deleted: true as const };
    },
    changePassword: async () => {
      end(4409);
      await delay(LATENCY_MS);
      session.isOver = false;
      return { changed: true as const };
    },
  };
  const goTo = vi.spyOn(browser, "goTo").mockReturnValue();
  const { user } = renderApp("/settings#account", { account }, socket);
  await waitFor(() => expect(socket.listeners("live.changes")).toHaveLength(1));
  const deleteWith = async (password: string) => {
    await fillField(user, await screen.findByLabelText("Your password"), password);
    await user.click(screen.getByRole("button", { name: "Delete my account" }));
  };
  return { user, goTo, socket, end, deleteWith };
}

describe("a session that ends because of what the golfer does", () => {
  it("is not reported when the account was deleted", async () => {
    const { user, goTo, deleteWith } = await open();
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await deleteWith("a long walk");
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/"));
    expect(screen.queryByText(LOGGED_OUT)).not.toBeInTheDocument();
  });

  it("is not reported when the password was changed", async () => {
    const { user } = await open();
    await fillField(user, await screen.findByLabelText("Current password"), "a long walk");
    await fillField(user, screen.getByLabelText("New password"), "a longer walk");
    await user.click(screen.getByRole("button", { name: "Change password" }));
    expect(await screen.findByText("Password changed")).toBeVisible();
    expect(screen.queryByText(LOGGED_OUT)).not.toBeInTheDocument();
  });

  it("is reported when it ends otherwise after a deletion was refused", async () => {
    const { user, end, deleteWith } = await open();
    await user.click(await screen.findByRole("button", { name: "Delete account" }));
    await deleteWith("wrong");
    expect(await screen.findByText("Current password is incorrect")).toBeVisible();
    end(4401);
    expect(await screen.findByText(LOGGED_OUT)).toBeVisible();
  });
});
