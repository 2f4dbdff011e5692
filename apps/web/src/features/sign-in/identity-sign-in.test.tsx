import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const provider = (name = "Club login") => ({ account: signedOut, identity: { provider: () => ({ name }) } });
const button = (name = "Continue with Club login") => screen.findByRole("link", { name });

describe("signing in with the identity provider", () => {
  it.each(["/sign-in", "/sign-up"])("is offered at %s, and keeps where the visitor was", async (path) => {
    renderRoute(`${path}?returnTo=/create`, provider());
    expect(await button()).toHaveAttribute("href", "/api/auth/oidc/start?returnTo=%2Fcreate");
  });

  it("is not offered where none is configured", async () => {
    renderRoute("/sign-in", { account: signedOut });
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Continue with/ })).not.toBeInTheDocument();
  });

  it.each([
    ["cancelled", /^You didn't finish signing in with Club login/],
    ["unreachable", /^Club login can't be reached right now/],
    ["expired", /Try again/],
    ["refused", /^We couldn't sign you in with Club login/],
    ["unverified", /^Club login hasn't confirmed your email/],
    ["unproven", /confirm your email in Settings/],
    ["other", /another Club login account/],
    ["busy", /^Too many tries/],
  ])("that came to nothing says why: %s", async (problem, words) => {
    renderRoute(`/sign-in?problem=${problem}`, provider());
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
  });

  it.each([
    ["until=2026-12-04T18:00:00.000Z&reason=spam", /^This account is suspended until .+\. Reason: Spam or scam\. If you think/],
    ["until=soon&reason=Call+this+number", /^This account is suspended\. If you think/],
  ])("says for how long and why an account is suspended, with or without a provider: %s", async (search, words) => {
    renderRoute(`/sign-in?problem=suspended&${search}`, { account: signedOut });
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("link", { name: /contact us/ })).toHaveAttribute("href", "/contact");
  });

  it("starts a sentence with a capital letter", async () => {
    renderRoute("/sign-in?problem=unreachable", provider("single sign-on"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Single sign-on can't be reached/);
  });

  it("shows no words of an address", async () => {
    renderRoute("/sign-in?problem=Call+this+number", provider());
    expect(await button()).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});
