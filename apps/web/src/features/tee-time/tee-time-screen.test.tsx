import { fail } from "@fourball/domain/failure";
import { NOW } from "@fourball/testkit/fixtures";
import { aHost } from "@fourball/testkit/golfer-fixtures";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { calledProcedures } from "../../testing/called-procedures.ts";
import { asHost, openTeeTime, page } from "../../testing/open-tee-time.ts";
import { renderRoute } from "../../testing/render-route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterEach(() => {
  vi.useRealTimers();
});

async function hostRow(): Promise<HTMLElement> {
  await screen.findByText("Jonas Reyes");
  const rows = within(screen.getByRole("article")).getAllByRole("listitem");
  const host = rows.find(({ textContent }) => textContent?.includes("Host"));
  if (!host) throw new Error("there is no row of the host");
  return host;
}

describe("a tee time", () => {
  it("shows its course, its place, its day and its hour", async () => {
    openTeeTime();
    const article = await screen.findByRole("article");
    expect(within(article).getByRole("heading", { level: 1, name: "Cypress Hollow" })).toBeInTheDocument();
    expect(article).toHaveTextContent("Monterey, CA");
    expect(article).toHaveTextContent("Tomorrow, Friday, June 12");
    expect(article).toHaveTextContent("6:10");
  });

  it("is printed with the date alone, and without what can be done", async () => {
    openTeeTime();
    const article = await screen.findByRole("article");
    expect(within(article).getByText("Friday, June 12, 2026")).toHaveClass("print:block");
    expect(within(article).getByText("Tomorrow, Friday, June 12")).toHaveClass("no-print");
    const action = (await screen.findByRole("button", { name: "Request to Join" })).closest("section");
    expect(action).toHaveClass("no-print");
  });

  it("shows its spots, its mood, its description and its preferences", async () => {
    openTeeTime();
    expect(await screen.findByRole("img", { name: "2 of 3 spots" })).toBeInTheDocument();
    expect(screen.getByText("Early bird special")).toBeInTheDocument();
    expect(screen.getByText("Early start, home for lunch.")).toBeInTheDocument();
    for (const preference of ["Walking preferred", "Fast pace", "Gimmes ok"])
      expect(screen.getByText(preference)).toBeInTheDocument();
  });

  it("names the page by course and time", async () => {
    openTeeTime();
    await waitFor(() => expect(document.title).toBe("Cypress Hollow, 6:10 AM · Fourball"));
  });

  it("describes the picture of the course", async () => {
    openTeeTime();
    expect(await screen.findByRole("img", { name: "Cypress Hollow" })).toBeInTheDocument();
  });

  it("shows who hosts, with handicap, stars out of five and games hosted", async () => {
    openTeeTime();
    const host = await hostRow();
    expect(host).toHaveTextContent("Maya Okafor");
    expect(host).toHaveTextContent("Handicap 11");
    expect(within(host).getByRole("img", { name: "Rated 4.8 of 5" })).toBeInTheDocument();
    expect(host).toHaveTextContent("Games hosted 23");
  });

  it("leads to the host's profile only when it is public", async () => {
    openTeeTime({ game: { host: aHost({ hasPublicProfile: false, gamesHosted: null, rating: null }) } });
    const host = await hostRow();
    expect(within(host).queryByRole("link")).not.toBeInTheDocument();
    expect(host).not.toHaveTextContent(/hosted/);
  });

  it("is marked for its host", async () => {
    openTeeTime({ game: asHost });
    expect(await screen.findByText("Your Tee Time")).toBeInTheDocument();
  });

  it("is not marked for others", async () => {
    openTeeTime();
    await screen.findByRole("article");
    expect(screen.queryByText("Your Tee Time")).not.toBeInTheDocument();
  });

  it("hands the invite of its address to the calls that need it", async () => {
    const get = vi.fn(() => aTeeTimeDetail({ isPublic: false }));
    const list = vi.fn(() => []);
    openTeeTime({ path: `${page}?invite=s3cret`, calls: { teeTime: { get }, participation: { list } } });
    await screen.findByRole("article");
    const opened = expect.objectContaining({ invite: "s3cret" });
    expect(get).toHaveBeenCalledWith(opened);
    await waitFor(() => expect(list).toHaveBeenCalledWith(opened));
  });

  it("asks once for its players, who are those of its chat too", async () => {
    const list = vi.fn(() => []);
    const get = () => aTeeTimeDetail({ isPublic: false, viewerStatus: "confirmed" });
    openTeeTime({ path: `${page}?invite=s3cret`, calls: { teeTime: { get }, participation: { list } } });
    await screen.findByRole("log");
    expect(list).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ invite: "s3cret" }));
  });

  it.each([
    ["who only holds its link, whom nobody tells of changes", null, 2],
    ["who plays in it, once", "confirmed", 1],
  ] as const)("is asked for again on coming back by a golfer %s", async (_, viewerStatus, times) => {
    const get = vi.fn(() => aTeeTimeDetail({ isPublic: false, viewerStatus }));
    const list = vi.fn(() => []);
    openTeeTime({ path: `${page}?invite=s3cret`, calls: { teeTime: { get }, participation: { list } } });
    await screen.findByRole("article");
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(list).toHaveBeenCalledTimes(times));
    expect(get).toHaveBeenCalledTimes(times);
  });
});

describe("a tee time that is not there", () => {
  const missing = {
    teeTime: {
      get: () => fail("teeTimeNotFound"),
    },
  };

  it("shows 'not found' with a link to the marketplace", async () => {
    openTeeTime({ calls: missing });
    expect(await screen.findByRole("heading", { level: 1, name: "Tee Time Not Found" })).toBeInTheDocument();
    expect(screen.getByText("This tee time may have been cancelled or doesn't exist.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Marketplace" })).toHaveAttribute("href", "/marketplace");
  });
});

describe("a tee time while loading", () => {
  it("is announced", async () => {
    openTeeTime({ calls: { teeTime: { get: () => new Promise(() => undefined) } } });
    expect(await screen.findByText("Loading tee time…")).toBeInTheDocument();
  });

  it("can be retried when it cannot be loaded", async () => {
    const get = vi.fn(() => aTeeTimeDetail());
    get.mockImplementationOnce(() => {
      throw new Error("down");
    });
    const { user } = openTeeTime({ calls: { teeTime: { get } } });
    expect(await screen.findByText("Couldn't load this tee time")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Cypress Hollow" })).toBeInTheDocument();
  });

  it("navigates to sign-in when the session has expired", async () => {
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => undefined);
    openTeeTime({
      calls: {
        teeTime: {
          get: () => fail("unauthorized"),
        },
      },
    });
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeInTheDocument();
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  });
});

describe("a tee time, opened from its card", () => {
  it("is fetched before it is opened, once the pointer is on the card", async () => {
    const { user } = renderRoute("/marketplace");
    const link = await screen.findByRole("link", { name: /View tee time: Cypress Hollow/ });
    const called = calledProcedures();
    await user.hover(link);
    await waitFor(() => expect(called).toEqual(expect.arrayContaining(["teeTime.get", "participation.list"])));
  });

  it("shows what the card has shown, until the rest is here", async () => {
    const { user } = renderRoute("/marketplace", { teeTime: { get: () => new Promise(() => undefined) } });
    await user.click(await screen.findByRole("link", { name: /View tee time: Cypress Hollow/ }));
    expect(await screen.findByText("Loading tee time…")).toBeInTheDocument();
    expect(screen.getByText("Tomorrow, Friday, June 12")).toBeInTheDocument();
    expect(screen.getByRole("img", { name: "Cypress Hollow" })).toBeInTheDocument();
  });
});
