import { FAILURES, fail } from "@fourball/domain/failure";
import { anAccount, anOpenSignUp } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const spent = () => fail("tokenInvalid");
const unknown = () => fail("signUpNotFound");
const taken = () => fail("emailTaken");
async function seeAccountExists() {
  expect(await screen.findByRole("heading", { name: "You already have an account" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
}
const path = "/finish-sign-up#token=s3cret";
const button = () => screen.findByRole("button", { name: "Finish signing up" });

describe("the link of a sign-up", () => {
  it("makes the account on a click, not by being opened", async () => {
    const finishSignUp = vi.fn(() => anAccount());
    const app = renderApp(path, { account: { ...signedOut, finishSignUp } });
    const press = await button();
    expect(finishSignUp).not.toHaveBeenCalled();
    await app.user.click(press);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/"));
    expect(finishSignUp).toHaveBeenCalledWith({ token: "s3cret" });
    expect(await screen.findByRole("button", { name: "Account of Alex Lee" })).toBeInTheDocument();
  });

  it("leads on to where the golfer was before", async () => {
    const openSignUp = () => anOpenSignUp({ returnTo: "/create" });
    const app = renderRoute(path, { account: { ...signedOut, openSignUp } });
    await app.user.click(await button());
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/create"));
  });

  it("asks for a password in another browser, and lets the names be corrected", async () => {
    const finishSignUp = vi.fn(() => anAccount());
    const openSignUp = () => anOpenSignUp({ isSameBrowser: false, firstName: "Mallory", lastName: null });
    const { user } = renderRoute(path, { account: { ...signedOut, openSignUp, finishSignUp } });
    const name = await screen.findByRole("textbox", { name: "First name" });
    expect(name).toHaveValue("Mallory");
    await user.clear(name);
    await user.type(name, "Alex");
    await user.click(await button());
    expect(await screen.findByText("Password must be at least 8 characters")).toBeInTheDocument();
    expect(finishSignUp).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText("Password"), "a long walk");
    await user.click(await button());
    await waitFor(() =>
      expect(finishSignUp).toHaveBeenCalledWith({
        token: "s3cret",
        password: "a long walk",
        firstName: "Alex",
        lastName: null,
      }),
    );
  });

  it("puts what the server says of the password beside it", async () => {
    const openSignUp = () => anOpenSignUp({ isSameBrowser: false });
    const finishSignUp = () => fail("passwordEasyToGuess", { path: ["password"] });
    const { user } = renderRoute(path, { account: { ...signedOut, openSignUp, finishSignUp } });
    await user.type(await screen.findByLabelText("Password"), "a long walk");
    await user.click(await button());
    expect(await screen.findByText(FAILURES.passwordEasyToGuess.text)).toBeInTheDocument();
  });

  it("leads to signing in when the address has an account by now", async () => {
    const { user } = renderRoute(path, { account: { ...signedOut, finishSignUp: taken } });
    await user.click(await button());
    await seeAccountExists();
  });

  it("leads to signing in when it is opened after the account was made in another way", async () => {
    renderRoute(path, { account: { ...signedOut, openSignUp: taken } });
    await seeAccountExists();
    expect(screen.queryByText("This link no longer works")).not.toBeInTheDocument();
  });

  it.each([
    ["has no token", "/finish-sign-up", {}],
    ["is spent when it is opened", path, { openSignUp: unknown }],
  ])("leads to signing in and up when it %s", async (_what, address, account) => {
    renderRoute(address, { account: { ...signedOut, ...account } });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
    expect(screen.getByRole("link", { name: "Sign up again" })).toHaveAttribute("href", "/sign-up");
  });

  it("that was used in between says so", async () => {
    const { user } = renderRoute(path, { account: { ...signedOut, finishSignUp: spent } });
    await user.click(await button());
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
  });
});

describe("the link that puts an email back", () => {
  const undoPath = "/undo-email-change#token=s3cret";

  it("needs a new password, and leads to the sign-in", async () => {
    const undoEmailChange = vi.fn(() => ({ undone: true as const }));
    const app = renderRoute(undoPath, { account: { ...signedOut, undoEmailChange } });
    await app.user.type(await screen.findByLabelText("New password"), "a longer walk");
    await app.user.click(screen.getByRole("button", { name: "Put back my email" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/sign-in"));
    expect(undoEmailChange).toHaveBeenCalledWith({ token: "s3cret", newPassword: "a longer walk" });
    expect(await screen.findByText("Your email is back")).toBeInTheDocument();
  });

  it("says that it no longer works", async () => {
    const { user } = renderRoute(undoPath, { account: { ...signedOut, undoEmailChange: spent } });
    await user.type(await screen.findByLabelText("New password"), "a longer walk");
    await user.click(screen.getByRole("button", { name: "Put back my email" }));
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
  });
});
