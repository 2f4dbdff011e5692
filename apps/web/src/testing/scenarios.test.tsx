import { idOf } from "@fourball/testkit/fixtures";
import { SCENARIOS, type ScenarioName } from "@fourball/testkit/scenarios";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fillField } from "./fill-field.ts";
import { renderMock } from "./render-route.tsx";

const game = `/tee-times/${idOf(200)}`;

/** A path, and the text that the scenario shows there. */
const READS = {
  empty: ["/marketplace", "No tee times found"],
  busy: ["/marketplace", "8 games"],
  full: ["/marketplace", "2 games"],
  host: [game, "Your Tee Time"],
  private: [`/tee-times/${idOf(201)}`, "Only people with this link can see your game."],
  "signed-out": ["/marketplace", "Find a tee time near you, ask the host, turn up to a group expecting you."],
  slow: ["/marketplace", "Loading…"],
  failing: ["/marketplace", "Couldn't load tee times"],
  offline: ["/marketplace", "We couldn't reach the server"],
} as const satisfies Record<ScenarioName, readonly [path: string, text: string]>;

it.each(Object.keys(SCENARIOS).filter(isScenario))("a golfer of the scenario %s reads what it is about", async (name) => {
  const [path, text] = READS[name];
  renderMock(path, SCENARIOS[name]());
  expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
});

it("the mock › has no open spot in a full game", async () => {
  renderMock(game, SCENARIOS.full());
  expect(await screen.findByText("(3/3)")).toBeVisible();
});

it("the mock › opens an unlisted game only with its link", async () => {
  renderMock(game, SCENARIOS.private());
  expect(await screen.findByRole("heading", { name: "Tee Time Not Found" })).toBeVisible();
});

it("the mock › keeps a sent request pending in the list", async () => {
  const { user, router } = renderMock(`/tee-times/${idOf(201)}`, SCENARIOS.busy());
  await user.click((await screen.findAllByRole("button", { name: "Request to Join" }))[0] ?? document.body);
  expect((await screen.findAllByText("Request Sent")).length).toBeGreaterThan(0);
  await router.navigate({ to: "/marketplace" });
  expect(await screen.findAllByRole("button", { name: "Request Sent" })).toHaveLength(1);
});

it("the mock › adds an approved player", async () => {
  const { user } = renderMock(game, SCENARIOS.host());
  expect(await screen.findByText("(2/4)")).toBeVisible();
  await user.click((await screen.findAllByRole("button", { name: /^Approve/ }))[0] ?? document.body);
  expect(await screen.findByText("(3/4)")).toBeVisible();
});

it("the mock › receives chat messages", async () => {
  const mock = SCENARIOS.busy();
  const { user } = renderMock(game, mock);
  const log = await screen.findByRole("log");
  expect(await within(log).findByText("Meet at the putting green?")).toBeInTheDocument();
  expect(
    await screen.findByText((_, element) => element?.textContent === "Maya Okafor is here", { selector: "p" }),
  ).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: /message/i }), "On my way{Enter}");
  expect(await within(log).findByText("On my way")).toBeInTheDocument();
  await waitFor(() => expect(mock.world.messages.map(({ message }) => message)).toContain("On my way"));
});

it("the mock › filters the list by a search", async () => {
  renderMock("/marketplace?q=larkspur", SCENARIOS.busy());
  expect(await screen.findByText("3 games")).toBeVisible();
  const names = (await screen.findAllByRole("heading", { level: 3 })).map(({ textContent }) => textContent);
  expect(new Set(names)).toEqual(new Set(["Larkspur Links"]));
});

it("the mock › adds a golfer to the waitlist", async () => {
  const { user } = renderMock(game, SCENARIOS.full());
  await user.click((await screen.findAllByRole("button", { name: "Join the waitlist" }))[0] ?? document.body);
  expect(await screen.findByRole("heading", { name: "You're 1st in line" })).toBeVisible();
});

it("the mock › stores an edited time", async () => {
  const { user } = renderMock(`${game}?edit=true`, SCENARIOS.host());
  const hour = await screen.findByLabelText("Tee Time");
  await user.clear(hour);
  await user.type(hour, "07:20");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(document.title).toBe("Cypress Hollow, 7:20 AM · Fourball"));
});

it("the mock › stores a changed name", async () => {
  const mock = SCENARIOS.busy();
  const { user } = renderMock("/settings", mock);
  await fillField(user, await screen.findByRole("textbox", { name: "First name" }), "Sasha");
  await user.click(screen.getByRole("button", { name: "Save Changes" }));
  expect(await screen.findByText("Profile Updated!")).toBeVisible();
  expect(mock.world.me.firstName).toBe("Sasha");
});

it("the mock › stores ratings", async () => {
  const { user } = renderMock("/dashboard", SCENARIOS.busy());
  await user.click(await screen.findByRole("link", { name: /^How was / }));
  await user.click(await screen.findByRole("radio", { name: /^5 of 5/ }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText(/^You rated \w+ 5$/)).toBeVisible();
});

function isScenario(name: string): name is ScenarioName {
  return name in SCENARIOS;
}
