import { aRoundRating } from "@fourball/testkit/round-fixtures";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { server } from "../../../testing/mock-server.ts";
import { openTeeTime } from "../../../testing/open-tee-time.ts";
import { layers } from "../layers.tsx";

const TEE_OFF = Date.parse("2026-06-12T13:10:00.000Z");
const HOUR = 3_600_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: TEE_OFF + 6 * HOUR });
  server.use(http.get("*/tee-times/:id/ticket.png", () => HttpResponse.arrayBuffer(new ArrayBuffer(8))));
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of ["share", "canShare"]) Reflect.deleteProperty(navigator, name);
});

/** A round that the viewer played, with nothing left to do after it. */
const openRound = (game = {}) =>
  openTeeTime({
    game: { status: "completed", viewerStatus: "confirmed", ...game },
    calls: { rating: { round: () => aRoundRating({ golfers: [] }) } },
    part: (teeTime) => <layers.After teeTime={teeTime} />,
  });

const picture = () => screen.findByRole("img", { name: "Your round at Cypress Hollow, Friday, June 12" });
const shareButton = () => screen.findByRole("button", { name: "Share the round" });

/** A browser whose share sheet takes such files. */
function stubShareSheet({ takesFiles = true } = {}) {
  const shared: string[] = [];
  const share = ({ files = [] }: ShareData) => Promise.resolve(void shared.push(...files.map(({ name }) => name)));
  Object.assign(navigator, { share, canShare: () => takesFiles });
  return shared;
}

/** The names of the files that the browser saves. */
function stubSaving() {
  const saved: string[] = [];
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:round");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

describe("the picture of a round", () => {
  it("goes to the share sheet as a file", async () => {
    const shared = stubShareSheet();
    const { user } = openRound();
    expect(await picture()).toBeVisible();
    await user.click(await shareButton());
    await waitFor(() => expect(shared).toEqual(["fourball-round.png"]));
  });

  it("is saved where no share sheet takes pictures", async () => {
    const [shared, saved] = [stubShareSheet({ takesFiles: false }), stubSaving()];
    const { user } = openRound();
    await user.click(await shareButton());
    await waitFor(() => expect(saved).toEqual(["fourball-round.png"]));
    expect(shared).toEqual([]);
  });

  it("says when it can't be had", async () => {
    server.use(http.get("*/tee-times/:id/ticket.png", () => new HttpResponse(null, { status: 503 })));
    const { user } = openRound();
    await user.click(await shareButton());
    expect(await screen.findByText("Couldn't share the picture")).toBeVisible();
  });

  it("can be tried again where it can't be drawn", async () => {
    const { user } = openRound();
    fireEvent.error(await picture());
    expect(await screen.findByText("Couldn't draw the picture")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await picture()).toBeVisible();
  });

  it.each([{ badWeather: true }, { confirmedCount: 0 }])("isn't there for a round that wasn't played: %o", async (game) => {
    openRound(game);
    expect(await screen.findByRole("heading", { name: "Play again?" })).toBeVisible();
    expect(screen.queryByText("A picture of your round")).not.toBeInTheDocument();
  });
});
