import { fail } from "@fourball/domain/failure";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const email = () => screen.findByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");

async function signIn({ user }: ReturnType<typeof renderRoute>): Promise<void> {
  await user.type(await email(), "alex.lee@example.com");
  await user.type(password(), "a long walk");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

describe("signing in", () => {
  it("leads to the marketplace as the golfer who came in", async () => {
    const answer = vi.fn(() => anAccount());
    const app = renderApp("/sign-in", { account: { ...signedOut, signIn: answer } });
    await signIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/"));
    expect(answer).toHaveBeenCalledWith({ email: "alex.lee@example.com", password: "a long walk" });
    expect(await screen.findByRole("button", { name: "Account of Alex Lee" })).toBeInTheDocument();
  });

  it("fetches the marketplace while the golfer types", async () => {
    const { router } = renderRoute("/sign-in", { account: signedOut });
    const preload = vi.spyOn(router, "preloadRoute");
    await email();
    await waitFor(() => expect(preload).toHaveBeenCalledWith({ to: "/marketplace" }));
  });

  it("leads back to where the golfer wanted to be", async () => {
    const app = renderRoute("/sign-in?returnTo=%2Ftee-times%2Fabc%3Fedit%3Dtrue", { account: signedOut });
    await signIn(app);
    await waitFor(() => expect(app.router.state.location.href).toBe("/tee-times/abc?edit=true"));
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"])("never leads to %s", async (path) => {
    const app = renderRoute(`/sign-in?returnTo=${encodeURIComponent(path)}`, { account: signedOut });
    await signIn(app);
    await waitFor(() => expect(app.router.state.location.href).toBe("/"));
  });

  it("leads on who is signed in already", async () => {
    const { router } = renderRoute("/sign-in?returnTo=/create");
    await waitFor(() => expect(router.state.location.pathname).toBe("/create"));
  });

  it("says once, in one place, that email or password is wrong, and keeps what was typed", async () => {
    const app = renderRoute("/sign-in", {
      account: {
        ...signedOut,
        signIn: () => fail("credentialsWrong"),
      },
    });
    await signIn(app);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Invalid email or password");
    await waitFor(() => expect(alert).toHaveFocus());
    expect(await email()).toHaveValue("alex.lee@example.com");
    expect(password()).toHaveValue("a long walk");
  });

  it("removes an error while the field is corrected, not under the next press", async () => {
    const { user } = renderRoute("/sign-in", { account: signedOut });
    await email();
    await user.click(screen.getByRole("button", { name: "Sign in" }));
    expect(await screen.findByText("Password is required")).toBeInTheDocument();
    await user.type(password(), "a");
    await waitFor(() => expect(screen.queryByText("Password is required")).not.toBeInTheDocument());
    expect(password()).toHaveFocus();
  });

  it("says when to try again after too many tries", async () => {
    const app = renderRoute("/sign-in", { account: signedOut });
    const data = { code: "TOO_MANY_REQUESTS", httpStatus: 429, failure: "too_many_requests" };
    const error = { message: "Too many requests", code: -32029, data };
    const headers = { "retry-after": "700" };
    server.use(http.post("*/trpc/account.signIn", () => HttpResponse.json([{ error }], { status: 429, headers })));
    await signIn(app);
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries. Try again in 12 minutes.");
  });

  it("says that it tries again later makes sense when the server does not say when", async () => {
    const app = renderRoute("/sign-in", {
      account: {
        ...signedOut,
        signIn: () => fail("tooManyRequests"),
      },
    });
    await signIn(app);
    expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries. Try again a little later.");
  });

  it("speaks of the connection when nothing answers", async () => {
    const app = renderRoute("/sign-in", { account: signedOut });
    server.use(http.post("*/trpc/account.signIn", () => HttpResponse.error()));
    await signIn(app);
    expect(await screen.findByRole("alert")).toHaveTextContent(/We couldn't sign you in/);
  });

  it("requires both fields, and removes an error when its field is corrected", async () => {
    const { user } = renderRoute("/sign-in", { account: signedOut });
    await user.click(await screen.findByRole("button", { name: "Sign in" }));
    expect(await email()).toHaveAccessibleDescription("Valid email is required");
    expect(password()).toHaveAccessibleDescription("Password is required");
    expect(await email()).toHaveFocus();
    await user.type(await email(), "alex.lee@example.com");
    await user.tab();
    await waitFor(async () => expect(await email()).not.toBeInvalid());
  });

  it("shows the password to its owner", async () => {
    const { user } = renderRoute("/sign-in", { account: signedOut });
    await user.click(await screen.findByRole("button", { name: "Show password" }));
    expect(password()).toHaveAttribute("type", "text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(password()).toHaveAttribute("type", "password");
  });

  it("lets browsers fill it in", async () => {
    renderRoute("/sign-in", { account: signedOut });
    expect(await email()).toHaveAttribute("autocomplete", "username webauthn");
    expect(password()).toHaveAttribute("autocomplete", "current-password");
  });

  it("keeps the way back on the links to the other screens", async () => {
    renderRoute("/sign-in?returnTo=/create", { account: signedOut });
    expect(await screen.findByRole("link", { name: "New here" })).toHaveAttribute("href", "/sign-up?returnTo=%2Fcreate");
    expect(screen.getByRole("link", { current: "page" })).toHaveAccessibleName("Sign in");
    expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
      "href",
      "/forgot-password?returnTo=%2Fcreate",
    );
  });
});
