import { fail } from "@fourball/domain/failure";
import { idOf, NOW } from "@fourball/testkit/fixtures";
import { anOwnGuestRequest } from "@fourball/testkit/request-fixtures";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const path = `/guest-request#id=${idOf(350)}&token=a-secret`;

describe("a guest's own request", () => {
  it.each([
    ["pending", "Waiting for the host"],
    ["approved", "You're in"],
    ["declined", "No spot this time"],
    ["expired", "Your request expired"],
    ["lapsed", "Your spot went to someone else"],
    ["left", "You're not playing"],
    ["cancelled", "This game was cancelled"],
  ] as const)("that is %s says: %s", async (state, title) => {
    const own = vi.fn(() => anOwnGuestRequest({ state, answerDueAt: null }));
    renderRoute(path, { guest: { own } });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText("Robin Vale's request")).toBeVisible();
    expect(screen.getByText("Cypress Hollow")).toBeVisible();
    expect(own).toHaveBeenCalledWith({ guestRequestId: idOf(350), token: "a-secret" });
  });

  it.each([
    ["to come", "BEGIN:VCALENDAR", "Directions"],
    ["over", null, "Find another game"],
  ] as const)("that has a spot in a game %s leads on", async (_when, calendarFile, name) => {
    renderRoute(path, { guest: { own: () => anOwnGuestRequest({ state: "approved", answerDueAt: null, calendarFile }) } });
    expect(await screen.findByRole("link", { name })).toHaveClass("bg-primary");
  });

  it.each([
    ["pending", "Directions"],
    ["declined", "Find another game"],
    ["expired", "Find another game"],
    ["lapsed", "Find another game"],
    ["cancelled", "Find another game"],
  ] as const)("that is %s has one thing to do: %s", async (state, name) => {
    renderRoute(path, { guest: { own: () => anOwnGuestRequest({ state, answerDueAt: null }) } });
    await screen.findByRole("heading", { level: 1 });
    const main = within(screen.getByRole("main"));
    const filled = [...main.queryAllByRole("link"), ...main.queryAllByRole("button")].filter(({ classList }) =>
      classList.contains("bg-primary"),
    );
    expect(filled.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it("has the way to the course, and the whole group while it can be part of it", async () => {
    renderRoute(path);
    expect(await screen.findByRole("link", { name: "Directions" })).toHaveAttribute(
      "href",
      expect.stringContaining("Cypress%20Hollow%2C%20Monterey%2C%20CA"),
    );
    const dots = Array.from(document.querySelectorAll("main [data-dot]"), (dot) => dot.getAttribute("data-dot"));
    expect(dots).toEqual(["ringed", "filled", "pending", "open"]);
    expect(screen.queryByRole("button", { name: "Add to calendar" })).not.toBeInTheDocument();
  });

  it("puts the round into a calendar once there is a spot", async () => {
    const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:round");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const claim = { guestEmail: "robin@example.com", heldUntil: null };
    const own = () => anOwnGuestRequest({ state: "approved", answerDueAt: null, claim, calendarFile: "BEGIN:VCALENDAR" });
    const { user } = renderRoute(path, { guest: { own } });
    await user.click(await screen.findByRole("button", { name: "Add to calendar" }));
    const [file] = made.mock.calls[0] ?? [];
    expect(file).toBeInstanceOf(Blob);
    expect(file instanceof Blob && (await file.text())).toBe("BEGIN:VCALENDAR");
  });

  it("says until when the host should reply", async () => {
    renderRoute(path);
    expect(await screen.findByText(/^Reply expected by/)).toBeVisible();
  });

  it("is sent by a click on the page of the mailed link, which then shows it", async () => {
    const confirm = vi.fn(() => ({
      id: idOf(350),
      teeTimeId: idOf(20),
      guestName: "Robin Vale",
      status: "pending" as const,
      createdAt: NOW,
      statusPath: path,
    }));
    const { user } = renderRoute("/guest-request#confirm=s3cret", { guest: { confirm } });
    const button = await screen.findByRole("button", { name: "Send my request" });
    expect(confirm).not.toHaveBeenCalled();
    await user.click(button);
    expect(await screen.findByRole("heading", { level: 1, name: "Waiting for the host" })).toBeVisible();
    expect(confirm).toHaveBeenCalledWith({ token: "s3cret" });
  });

  it("that can't be sent anymore says why", async () => {
    const confirm = () => fail("teeTimeStarted");
    const { user } = renderRoute("/guest-request#confirm=s3cret", { guest: { confirm } });
    await user.click(await screen.findByRole("button", { name: "Send my request" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This tee time has already started");
  });

  it("whose link was used leads home", async () => {
    const confirm = () => fail("tokenInvalid");
    const { user } = renderRoute("/guest-request#confirm=s3cret", { guest: { confirm } });
    await user.click(await screen.findByRole("button", { name: "Send my request" }));
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  it.each([["/guest-request"], [path]])("behind a link that means nothing leads home: %s", async (address) => {
    const own = () => fail("linkOver");
    renderRoute(address, { guest: { own } });
    expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the start page" })).toHaveAttribute("href", "/");
  });

  it("behind a link whose spot an account has leads a visitor to the sign-in", async () => {
    const own = () => fail("linkOver");
    renderRoute(path, { account: signedOut, guest: { own } });
    expect(await screen.findByText(/If your account has the spot already, sign in\.$/)).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
  });

  it.each([
    ["Can't make it", { state: "approved", claim: { guestEmail: null, heldUntil: null }, calendarFile: "BEGIN:VCALENDAR" }],
    ["Withdraw my request", { state: "pending" }],
  ] as const)("is given up after a question: %s", async (name, own) => {
    let current = anOwnGuestRequest(own);
    const leave = vi.fn(() => {
      current = anOwnGuestRequest({ state: "left", answerDueAt: null });
      return { teeTimeId: idOf(200) };
    });
    const { user } = renderRoute(path, { account: signedOut, guest: { own: () => current, leave } });
    await user.click(await screen.findByRole("button", { name }));
    expect(leave).not.toHaveBeenCalled();
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Let the host know" }));
    expect(await screen.findByRole("heading", { level: 1, name: "You're not playing" })).toBeVisible();
    expect(leave).toHaveBeenCalledExactlyOnceWith({ guestRequestId: idOf(350), token: "a-secret" });
  });

  it("without an address of the guest's own is kept by signing in", async () => {
    const claim = { guestEmail: null, heldUntil: null };
    const own = () => anOwnGuestRequest({ state: "approved", answerDueAt: null, claim });
    renderRoute(path, { account: signedOut, guest: { own } });
    expect(await screen.findByRole("link", { name: "Sign in and keep my spot" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Email" })).not.toBeInTheDocument();
  });
});
