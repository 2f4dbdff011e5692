import { fail } from "@fourball/domain/failure";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-route.tsx";

describe("a page that is not there", () => {
  it("shows the specified texts", async () => {
    renderApp("/nowhere");
    expect(await screen.findByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeVisible();
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("Page not found · Fourball"));
  });

  it("shows the ways back", async () => {
    renderApp("/nowhere");
    expect(await screen.findByRole("link", { name: "Browse" })).toHaveAttribute("href", "/marketplace");
    expect(screen.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
    expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  });

  it("offers to search", async () => {
    renderApp("/nowhere");
    const search = await screen.findByRole("search");
    expect(search).toHaveAttribute("action", "/marketplace");
    expect(screen.getByRole("searchbox", { name: "Search courses, locations" })).toHaveAttribute("name", "q");
  });

  it("leads a visitor home and to the sign-in", async () => {
    const current = () => fail("unauthorized");
    renderApp("/nowhere", { account: { current } });
    expect(await screen.findByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/sign-in");
    const ways = within(screen.getByRole("navigation", { name: "Ways back" }));
    expect(ways.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
    expect(ways.queryByRole("link", { name: "Dashboard" })).not.toBeInTheDocument();
    expect(screen.queryByRole("search")).not.toBeInTheDocument();
  });
});
