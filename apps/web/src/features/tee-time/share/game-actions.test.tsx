import { idOf, NOW } from "@fourball/testkit/fixtures";
import { aCourse } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTeeTime, page } from "../../../testing/open-tee-time.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "share");
});

const actions = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole("list", { name: "More about this game" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const link = `${window.location.origin}/tee-times/${idOf(200)}`;

function withSheet(share: (shared: ShareData) => Promise<void>): void {
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
}

describe("the actions of a game", () => {
  it.each([
    ["a stranger", {}, ["Share", "Directions", "More"]],
    ["a player", { viewerStatus: "confirmed" }, ["Share", "Calendar", "Directions", "More"]],
    ["the host of a past game", { viewerStatus: "host", status: "completed" }, ["Directions", "More"]],
    ["a player of a private game without its link", { viewerStatus: "pending", isPublic: false }, ["Directions", "More"]],
  ] as const)("are those that work for %s", async (_, game, names) => {
    openTeeTime({ game });
    expect(await actions()).toEqual(names);
  });

  it.each([
    [
      "a golfer",
      { course: aCourse({ phone: "(650) 726-1800" }) },
      ["Print", "Copy details", "Call the pro shop", "Report this game"],
    ],
    ["the host", { course: aCourse({ phone: null }), viewerStatus: "host" }, ["Print", "Copy details"]],
  ] as const)("have what is seldom wanted in a menu, for %s", async (_, game, names) => {
    const { user } = openTeeTime({ game });
    await user.click(await screen.findByRole("button", { name: "More" }));
    const menu = within(await screen.findByRole("menu"));
    expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(names);
  });

  it("copy when and where it is", async () => {
    const { user } = openTeeTime({ game: { course: aCourse({ phone: null }) } });
    await user.click(await screen.findByRole("button", { name: "More" }));
    await user.click(await screen.findByRole("menuitem", { name: "Copy details" }));
    expect(await screen.findByText("Details copied")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe("Cypress Hollow\nFriday, June 12, 6:10 AM\nMonterey, CA");
  });

  it("share the link through the sheet of the system", async () => {
    const share = vi.fn(() => Promise.resolve());
    withSheet(share);
    const { user } = openTeeTime();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Cypress Hollow, Tomorrow 6:10 AM", url: link });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("do nothing more when the sheet is closed", async () => {
    const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
    withSheet(share);
    const { user } = openTeeTime();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("show the link with a code where there is no sheet, and copy it", async () => {
    const { user } = openTeeTime();
    await user.click(await screen.findByRole("button", { name: "Share" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Share this game" }));
    expect(dialog.getByRole("img", { name: "QR code of Cypress Hollow, Tomorrow 6:10 AM" })).toBeVisible();
    expect(dialog.getByRole("textbox", { name: "Link to this game" })).toHaveValue(link);
    await waitFor(() => expect(dialog.getByRole("button", { name: "Copy link" })).toHaveFocus());
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  it("share a private game with the invite that opened it", async () => {
    const { user } = openTeeTime({ game: { isPublic: false }, path: `${page}?invite=s3cret` });
    await user.click(await screen.findByRole("button", { name: "Share" }));
    expect(await screen.findByRole("textbox", { name: "Link to this game" })).toHaveValue(`${link}?invite=s3cret`);
  });
});

describe("the course", () => {
  it("has its place, its pro shop's phone and its website", async () => {
    openTeeTime({ game: { course: aCourse({ phone: "(650) 726-1800", website: "www.cypress.example/golf" }) } });
    expect(await screen.findByText("Pro shop (650) 726-1800")).toBeVisible();
    expect(screen.getByRole("link", { name: "Call Cypress Hollow" })).toHaveAttribute("href", "tel:6507261800");
    expect(screen.getByRole("link", { name: "cypress.example" })).toHaveAttribute("href", "https://www.cypress.example/golf");
  });

  it("leaves out what is unknown", async () => {
    openTeeTime({ game: { course: aCourse({ website: "none" }) } });
    await screen.findByRole("heading", { level: 2, name: "Cypress Hollow" });
    expect(screen.queryByRole("link", { name: /Call|none/ })).not.toBeInTheDocument();
  });
});

it("the facts › are the mood and the preferences, in the host's words, once", async () => {
  openTeeTime();
  const facts = within(await screen.findByRole("list", { name: "Preferences" })).getAllByRole("listitem");
  const words = ["Early bird special", "Walking preferred", "Fast pace", "Gimmes ok"];
  expect(facts.map(({ textContent }) => textContent?.replace(/^\W+/, ""))).toEqual(words);
  for (const word of words) expect(screen.getAllByText(word)).toHaveLength(1);
});
