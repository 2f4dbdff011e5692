import { fail } from "@fourball/domain/failure";
import { idOf } from "@fourball/testkit/fixtures";
import { aCourseHost, aCoursePage } from "@fourball/testkit/place-fixtures";
import { aTeeTimeCard } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";
import { signedOut } from "../../testing/signed-out.ts";

const page = `/courses/${idOf(100)}`;
describe("the page of a course", () => {
  it("shows a visitor its facts, how to get there and who hosts there", async () => {
    const course = aCoursePage({
      phone: "+1 831 555 0100",
      website: "cypress.example.com/golf",
      hosts: [aCourseHost({ gamesHere: 9 })],
    });
    renderRoute(page, { account: signedOut, course: { get: () => course } });
    expect(await screen.findByRole("heading", { level: 1, name: "Cypress Hollow" })).toBeVisible();
    for (const words of ["Dunes, pines and an ocean breeze.", "Local time"]) expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Call +1 831 555 0100" })).toHaveAttribute("href", "tel:+18315550100");
    expect(screen.getByRole("link", { name: /cypress.example.com/ })).toHaveAttribute("href", "https://cypress.example.com/golf");
    expect(screen.getByRole("link", { name: /Directions/ })).toHaveAttribute(
      "href",
      expect.stringContaining(encodeURIComponent("Cypress Hollow, Monterey, CA")),
    );
    expect(screen.getByRole("link", { name: "Maya Okafor" })).toHaveAttribute("href", `/profile/${idOf(2)}`);
    expect(screen.getByText("9 games here")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Cypress Hollow · Fourball"));
  });

  it.each([
    ["17 Mile Drive", true],
    ["17 Mile Drive, Monterey, CA", false],
  ])("has an address where it is more than what the head says: %s", async (location, isShown) => {
    renderRoute(page, { account: signedOut, course: { get: () => aCoursePage({ location, city: "Monterey", state: "CA" }) } });
    await screen.findByText("Local time");
    expect(screen.queryByText("Address") !== null).toBe(isShown);
  });

  it("leads a visitor from a game to sign-in and back to the game", async () => {
    renderRoute(page, { account: signedOut });
    expect(await screen.findByRole("heading", { level: 3, name: "Fri, Jun 12" })).toBeVisible();
    expect(await screen.findByRole("link", { name: /^Sign in to join/ })).toHaveAttribute(
      "href",
      `/api/login?returnTo=${encodeURIComponent(`/tee-times/${idOf(200)}`)}`,
    );
  });

  it("shows a golfer the cards of its games", async () => {
    renderRoute(page, { course: { teeTimes: () => [aTeeTimeCard()] } });
    expect(await screen.findByRole("button", { name: /Request to Join/ })).toBeVisible();
    expect(screen.getByRole("link", { name: /View tee time: Cypress Hollow/ })).toHaveAttribute(
      "href",
      `/tee-times/${idOf(200)}`,
    );
    expect(screen.getAllByText("Cypress Hollow")).toHaveLength(1);
  });

  it("says so when nobody plays or hosts there", async () => {
    renderRoute(page, { course: { get: () => aCoursePage({ hosts: [] }), teeTimes: () => [] } });
    expect(await screen.findByText("No tee times here yet")).toBeVisible();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Create Tee Time" })).toHaveAttribute("href", "/create");
    expect(screen.queryByText("Hosts who play here")).not.toBeInTheDocument();
  });

  it("shows the not-found card for an unknown course", async () => {
    const get = () => fail("courseNotFound");
    renderRoute(page, { course: { get } });
    expect(await screen.findByRole("heading", { level: 1, name: "Course Not Found" })).toBeVisible();
  });

  it("offers to try again when it cannot be loaded", async () => {
    let fails = true;
    const get = () => {
      if (fails) throw new Error("away");
      return aCoursePage();
    };
    renderRoute(page, { course: { get } });
    expect(await screen.findByText("Couldn't load this course")).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Cypress Hollow" })).toBeVisible();
  });
});
