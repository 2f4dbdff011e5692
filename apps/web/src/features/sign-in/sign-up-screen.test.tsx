import { fail } from "@fourball/domain/failure";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

type Typed = { password?: string; lastName?: string };

async function fillIn(
  { user }: ReturnType<typeof renderRoute>,
  { password = "a long walk", lastName = "Lee" }: Typed = {},
): Promise<void> {
  await user.type(await screen.findByRole("textbox", { name: "First name" }), "Alex");
  if (lastName) await user.type(screen.getByRole("textbox", { name: "Last name (optional)" }), lastName);
  await user.type(screen.getByRole("textbox", { name: "Email" }), "alex.lee@example.com");
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Create account" }));
}

describe("signing up", () => {
  it("makes the account and leads on to where the visitor wanted to be", async () => {
    const register = vi.fn(() => anAccount());
    const app = renderRoute("/sign-up?returnTo=/create", { account: { ...signedOut, register } });
    await fillIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/create"));
    expect(register).toHaveBeenCalledWith({
      email: "alex.lee@example.com",
      password: "a long walk",
      firstName: "Alex",
      lastName: "Lee",
      returnTo: "/create",
    });
  });

  it("takes a golfer with one name", async () => {
    const register = vi.fn(() => anAccount());
    const app = renderRoute("/sign-up", { account: { ...signedOut, register } });
    await fillIn(app, { lastName: "" });
    await waitFor(() => expect(register).toHaveBeenCalledWith(expect.objectContaining({ firstName: "Alex", lastName: null })));
  });

  it("refuses a password under eight characters before anything is sent", async () => {
    const register = vi.fn(() => anAccount());
    const app = renderRoute("/sign-up", { account: { ...signedOut, register } });
    await fillIn(app, { password: "putter" });
    expect(await screen.findByText("Password must be at least 8 characters")).toBeInTheDocument();
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(register).not.toHaveBeenCalled();
  });

  it("says in words how good a password is, of which the server knows once typing pauses", async () => {
    const estimatePassword = vi.fn(({ password }: { password: string }) => (password === "a long walk" ? 3 : 0));
    const { user } = renderRoute("/sign-up", { account: { ...signedOut, estimatePassword } });
    await user.type(await screen.findByRole("textbox", { name: "First name" }), "Alex");
    await user.type(screen.getByLabelText("Password"), "a long walk");
    expect(await screen.findByText("Strength: good")).toBeInTheDocument();
    expect(estimatePassword).toHaveBeenLastCalledWith({
      password: "a long walk",
      of: expect.objectContaining({ firstName: "Alex" }),
    });
    await user.clear(screen.getByLabelText("Password"));
    await user.type(screen.getByLabelText("Password"), "passwordpassword");
    expect(await screen.findByText("Strength: weak, easy to guess")).toBeInTheDocument();
  });

  it("sends no password that is too short to be one", async () => {
    const estimatePassword = vi.fn(() => 0);
    const { user } = renderRoute("/sign-up", { account: { ...signedOut, estimatePassword } });
    await user.type(await screen.findByLabelText("Password"), "putter");
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Alex");
    expect(screen.getByText("2 more characters")).toBeInTheDocument();
    expect(estimatePassword).not.toHaveBeenCalled();
  });

  it("says nothing of a password while the server can't be reached", async () => {
    const estimatePassword = vi.fn(() => fail("serviceUnavailable"));
    const { user } = renderRoute("/sign-up", { account: { ...signedOut, estimatePassword } });
    await user.type(await screen.findByLabelText("Password"), "a long walk");
    await waitFor(() => expect(estimatePassword).toHaveBeenCalled());
    expect(screen.getByText("At least 8 characters. A few words are easy to remember.")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  describe("with a mail server", () => {
    const register = () => vi.fn(({ email }: { email: string }) => ({ checkEmail: email }));

    it("asks to check the email, and doesn't sign in", async () => {
      const app = renderRoute("/sign-up", { account: { ...signedOut, register: register() } });
      await fillIn(app);
      const title = await screen.findByRole("heading", { name: "Check your email" });
      await waitFor(() => expect(title).toHaveFocus());
      expect(screen.getByText("alex.lee@example.com")).toBeVisible();
      expect(app.router.state.location.pathname).toBe("/sign-up");
    });

    it("leads back to a form that has kept what was typed", async () => {
      const app = renderRoute("/sign-up", { account: { ...signedOut, register: register() } });
      await fillIn(app);
      await app.user.click(await screen.findByRole("button", { name: "Change it" }));
      expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("alex.lee@example.com");
      expect(screen.getByLabelText("Password")).toHaveValue("a long walk");
    });

    it("sends the link again, but not at once", async () => {
      const sent = register();
      const app = renderRoute("/sign-up", { account: { ...signedOut, register: sent } });
      await fillIn(app);
      const wait = await screen.findByRole("button", { name: /^Send again in \d+ s$/ });
      await app.user.click(wait);
      expect(sent).toHaveBeenCalledTimes(1);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
      await app.user.click(await screen.findByRole("button", { name: "Send again" }));
      expect(await screen.findByText(/^Sent\. It can take a few minutes/)).toBeVisible();
      expect(sent).toHaveBeenCalledTimes(2);
      vi.useRealTimers();
    });

    it("goes on by itself once the link was opened in another tab", async () => {
      let isSignedIn = false;
      const current = () => {
        if (!isSignedIn) return fail("unauthorized");
        return anAccount();
      };
      const app = renderRoute("/sign-up?returnTo=/create", { account: { current, register: register() } });
      await fillIn(app);
      await screen.findByRole("heading", { name: "Check your email" });
      isSignedIn = true;
      document.dispatchEvent(new Event("visibilitychange"));
      await waitFor(() => expect(app.router.state.location.pathname).toBe("/create"));
    });
  });

  it("says that the email is taken", async () => {
    const app = renderRoute("/sign-up", {
      account: {
        ...signedOut,
        register: () => fail("emailTaken"),
      },
    });
    await fillIn(app);
    expect(await screen.findByRole("alert")).toHaveTextContent("An account with this email already exists");
  });

  it("puts what the server says of a field beside the field", async () => {
    const app = renderRoute("/sign-up", {
      account: {
        ...signedOut,
        register: () => fail("requestMalformed", { text: "Valid email is required", path: ["email"] }),
      },
    });
    await fillIn(app);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Valid email is required"),
    );
  });

  it("lets browsers fill it in and keep the password", async () => {
    renderRoute("/sign-up", { account: signedOut });
    expect(await screen.findByRole("textbox", { name: "First name" })).toHaveAttribute("autocomplete", "given-name");
    expect(screen.getByLabelText("Password")).toHaveAttribute("autocomplete", "new-password");
  });

  it("is the tab beside signing in, which keeps the way back", async () => {
    const { user, router } = renderRoute("/sign-up?returnTo=/create", { account: signedOut });
    expect(await screen.findByRole("link", { current: "page" })).toHaveAccessibleName("New here");
    await user.click(screen.getByRole("link", { name: "Sign in" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeInTheDocument();
    expect(router.state.location.href).toBe("/sign-in?returnTo=%2Fcreate");
  });
});
