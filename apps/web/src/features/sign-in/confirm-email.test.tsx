import { fail } from "@fourball/domain/failure";
import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

describe("the link that confirms an email", () => {
  it("confirms it for the signed-in golfer, on a click", async () => {
    const confirmEmail = vi.fn(() => ({ confirmed: true as const }));
    const { user } = renderRoute("/confirm-email#token=s3cret", { account: { confirmEmail } });
    expect(await screen.findByText(/^You're signed in as .+@/)).toBeInTheDocument();
    expect(confirmEmail).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Confirm email" }));
    expect(await screen.findByRole("heading", { name: "Email confirmed" })).toBeInTheDocument();
    expect(confirmEmail).toHaveBeenCalledWith({ token: "s3cret" });
  });

  it("asks a signed-out golfer to sign in or to choose a new password", async () => {
    const current = () => fail("unauthorized");
    renderRoute("/confirm-email#token=s3cret", { account: { current } });
    expect(await screen.findByText("Sign in first, then open the link in the email again.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
    expect(screen.getByRole("link", { name: "Choose a new one" })).toHaveAttribute("href", "/forgot-password");
  });

  it("says that it no longer works", async () => {
    const confirmEmail = () => fail("tokenInvalid");
    const { user } = renderRoute("/confirm-email#token=s3cret", { account: { confirmEmail } });
    await user.click(await screen.findByRole("button", { name: "Confirm email" }));
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeInTheDocument();
  });
});
