import { FAILURES, fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import type { MockTree, MockTreeChanges } from "@fourball/testkit/mock-tree";
import { anOwnGuestRequest } from "@fourball/testkit/request-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp, renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const path = `/guest-request#id=${idOf(350)}&token=a-secret`;
const link = { guestRequestId: idOf(350), token: "a-secret" };
const claim = { guestEmail: "robin@example.com", heldUntil: "2026-06-12T10:00:00.000Z" };
const approved = () => anOwnGuestRequest({ state: "approved", answerDueAt: null, claim });

const open = (guest: MockTreeChanges["guest"] = {}, account: MockTreeChanges["account"] = signedOut, draw = renderRoute) =>
  draw(path, { account, guest: { own: approved, ...guest } });
const submit = () => screen.findByRole("button", { name: "Create account and keep my spot" });

async function fillIn({ user }: ReturnType<typeof open>): Promise<void> {
  const press = await submit();
  await user.type(screen.getByLabelText("Password"), "a long walk");
  await user.click(press);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe("an approved guest", () => {
  it("reads until when the spot is held, and has the form filled in", async () => {
    open();
    expect(await screen.findByText(/^Held for you until Fri/)).toBeVisible();
    expect(await screen.findByRole("textbox", { name: "First name" })).toHaveValue("Robin");
    expect(screen.getByRole("textbox", { name: "Last name (optional)" })).toHaveValue("Vale");
    const email = screen.getByRole("textbox", { name: "Email" });
    expect(email).toHaveValue("robin@example.com");
    expect(email).toHaveAttribute("readonly");
  });

  it("reads no time where the spot waits without an end", async () => {
    open({ own: () => anOwnGuestRequest({ ...approved(), claim: { ...claim, heldUntil: null } }) });
    expect(await submit()).toBeVisible();
    expect(screen.queryByText(/^Held for you/)).not.toBeInTheDocument();
  });

  it("makes the account with one press, and is on the page of the game", async () => {
    const claimSpot = vi.fn(() => ({ teeTimeId: idOf(200), account: anAccount({ firstName: "Robin" }) }));
    const app = open({ claim: claimSpot }, signedOut, renderApp);
    await fillIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/tee-times/${idOf(200)}`));
    expect(claimSpot).toHaveBeenCalledExactlyOnceWith({
      ...link,
      firstName: "Robin",
      lastName: "Vale",
      password: "a long walk",
    });
    expect(await screen.findByText("Your spot is saved")).toBeVisible();
    expect(await screen.findByRole("button", { name: "Account of Robin Lee" })).toBeInTheDocument();
  });

  it("has to choose a strong password, before and after the server looked at it", async () => {
    const weak = vi.fn(() => fail("passwordEasyToGuess", { path: ["password"] }));
    const app = open({ claim: weak });
    await app.user.click(await submit());
    expect(await screen.findByText("Password must be at least 8 characters")).toBeVisible();
    expect(weak).not.toHaveBeenCalled();
    await fillIn(app);
    expect(await screen.findByText(FAILURES.passwordEasyToGuess.text)).toBeVisible();
  });

  it("whose address has an account signs in, and comes back to one button", async () => {
    const taken = () => fail("emailTaken");
    const keepSpot = vi.fn(() => ({ teeTimeId: idOf(200) }));
    const app = open({ claim: taken, keepSpot });
    await fillIn(app);
    const signIn = await screen.findByRole("link", { name: "Sign in and keep my spot" });
    // The token is in no address that a server sees.
    expect(signIn).toHaveAttribute("href", "/sign-in?returnTo=%2Fguest-request");
    await app.user.click(signIn);
    await app.user.type(await screen.findByRole("textbox", { name: "Email" }), "robin@example.com");
    await app.user.type(screen.getByLabelText("Password"), "a long walk");
    await app.user.click(screen.getByRole("button", { name: "Sign in" }));
    await app.user.click(await screen.findByRole("button", { name: "Keep my spot" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/tee-times/${idOf(200)}`));
    expect(keepSpot).toHaveBeenCalledExactlyOnceWith(link);
  });

  it("can sign in at once with an account of another address", async () => {
    open();
    await submit();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in?returnTo=%2Fguest-request");
  });

  it("who comes too late reads that the spot was passed on", async () => {
    const own = vi.fn(approved).mockReturnValueOnce(approved());
    own.mockReturnValue(anOwnGuestRequest({ state: "lapsed", answerDueAt: null }));
    const late = () => fail("spotTaken");
    await fillIn(open({ own, claim: late }));
    expect(await screen.findByRole("heading", { level: 1, name: "Your spot went to someone else" })).toBeVisible();
  });

  it("can try again when the server is unavailable", async () => {
    const down = () => fail("serviceUnavailable");
    await fillIn(open({ claim: down }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(await submit()).toBeEnabled();
  });

  it("reads nothing of an account once the game has started", async () => {
    open({ own: () => anOwnGuestRequest({ state: "approved", answerDueAt: null }) });
    expect(await screen.findByRole("heading", { level: 1, name: "You're in" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Keep your spot" })).not.toBeInTheDocument();
  });
});

describe("a signed-in golfer with the link", () => {
  const asAlex = (guest: MockTreeChanges["guest"] = {}) => open(guest, {});

  it("keeps the spot with one press", async () => {
    const keepSpot = vi.fn(() => ({ teeTimeId: idOf(200) }));
    const app = asAlex({ keepSpot });
    expect(await screen.findByText(/^You're signed in as Alex Lee/)).toBeVisible();
    await app.user.click(await screen.findByRole("button", { name: "Keep my spot" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(`/tee-times/${idOf(200)}`));
    expect(await screen.findByText("Your spot is saved")).toBeVisible();
  });

  it("reads why not", async () => {
    const hosting = () => fail("hostCannotJoin");
    const { user } = asAlex({ keepSpot: hosting });
    await user.click(await screen.findByRole("button", { name: "Keep my spot" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("You are hosting this tee time");
  });

  it("finds the link used up when somebody else was faster", async () => {
    const own = vi.fn<MockTree["guest"]["own"]>(approved).mockImplementationOnce(approved);
    const spent = () => fail("linkOver");
    own.mockImplementationOnce(spent);
    const { user } = asAlex({ own, keepSpot: spent });
    await user.click(await screen.findByRole("button", { name: "Keep my spot" }));
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});
