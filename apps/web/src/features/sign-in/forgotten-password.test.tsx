import { FAILURES, fail } from "@fourball/domain/failure";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

describe("a forgotten password", () => {
  it("is answered the same for any email", async () => {
    const forgotPassword = vi.fn(() => ({ sent: true as const }));
    const { user } = renderRoute("/forgot-password", { account: { ...signedOut, forgotPassword } });
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "nobody@example.com");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    const notice = await screen.findByText(/^If an account uses/);
    expect(notice).toHaveTextContent(
      "If an account uses nobody@example.com, we've sent it a link to choose a new password. It works once, for 60 minutes.",
    );
    expect(forgotPassword).toHaveBeenCalledWith({ email: "nobody@example.com" });
  });

  it("needs an email that could be one", async () => {
    const { user } = renderRoute("/forgot-password", { account: signedOut });
    await user.type(await screen.findByRole("textbox", { name: "Email" }), "alex");
    await user.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByText("Valid email is required")).toBeInTheDocument();
  });
});

describe("the link from the mail", () => {
  const choose = async ({ user }: ReturnType<typeof renderRoute>): Promise<void> => {
    await user.type(await screen.findByLabelText("New password"), "a longer walk");
    await user.click(screen.getByRole("button", { name: "Change password" }));
  };

  it("changes the password and leads to sign-in", async () => {
    const resetPassword = vi.fn(() => ({ reset: true as const }));
    const app = renderRoute("/reset-password#token=s3cret", { account: { ...signedOut, resetPassword } });
    await choose(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/sign-in"));
    expect(resetPassword).toHaveBeenCalledWith({ token: "s3cret", newPassword: "a longer walk" });
    expect(await screen.findByText("Sign in with your new password.")).toBeInTheDocument();
  });

  it("says that it is spent and offers another", async () => {
    const app = renderRoute("/reset-password#token=s3cret", {
      account: {
        ...signedOut,
        resetPassword: () => fail("tokenInvalid"),
      },
    });
    await choose(app);
    expect(await screen.findByText("Invalid or expired token")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Send a new link" })).toHaveAttribute("href", "/forgot-password");
  });

  it("stays usable when the new password is easy to guess, which is said beside its field", async () => {
    const app = renderRoute("/reset-password#token=s3cret", {
      account: {
        ...signedOut,
        resetPassword: () => fail("passwordEasyToGuess", { path: ["newPassword"] }),
      },
    });
    await choose(app);
    expect(await screen.findByText(FAILURES.passwordEasyToGuess.text)).toBeInTheDocument();
    expect(screen.getByLabelText("New password")).toHaveAttribute("aria-invalid", "true");
  });

  it("is not complete without its token", async () => {
    renderRoute("/reset-password", { account: signedOut });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
  });

  it("works for a signed-in golfer", async () => {
    renderRoute("/reset-password#token=s3cret");
    expect(await screen.findByLabelText("New password")).toBeInTheDocument();
  });
});
