import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { SCENARIOS } from "@fourball/testkit/scenarios";
import { aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { renderApp, renderMock } from "@fourball/web/testing";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";

const game = `/tee-times/${idOf(200)}`;

// The examples of the testkit's README.
describe("a screen test › in five lines", () => {
  it("plays a scenario, in which later calls see earlier changes", async () => {
    const { user } = renderMock(game, SCENARIOS.host());
    const [approve] = await screen.findAllByRole("button", { name: /^Approve/ });
    await user.click(approve ?? document.body);
    expect(await screen.findByText("(3/4)")).toBeVisible();
  });

  it("gives one call an answer or a failure of its own", async () => {
    renderApp("/marketplace", { teeTime: { list: () => fail("serviceUnavailable") } });
    expect(await screen.findByText("Couldn't load tee times")).toBeVisible();
  });

  it("receives a live change, once the app listens", async () => {
    let description = "Walking";
    const { socket } = renderApp(game, { teeTime: { get: () => aTeeTimeDetail({ description }) } });
    await socket.subscribed("live.changes");
    description = "Riding";
    socket.emit("live.changes", undefined, { type: "tee-time", teeTimeId: idOf(200), change: "edited" });
    expect(await screen.findByText("Riding")).toBeVisible();
  });
});
