import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-route.tsx";
import { signedOut } from "../testing/signed-out.ts";

describe("the frame of the app", () => {
  it("shows itself while it finds out who is there", async () => {
    renderApp("/marketplace", { account: { current: () => new Promise(() => undefined) } });
    expect(await screen.findByText("Loading…")).toBeInTheDocument();
    expect(screen.getByText("Fourball")).toBeVisible();
  });

  it("shows the landing page to anonymous visitors, with the way back in its buttons", async () => {
    renderApp("/create", { account: signedOut });
    expect(await screen.findByRole("heading", { level: 1, name: "Three in. One spot open." })).toBeVisible();
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", expect.stringMatching(/^\/api\/login/));
    expect(screen.queryByRole("navigation", { name: "Places" })).not.toBeInTheDocument();
  });

  it("shows an error when the session cannot be loaded, with a retry button", async () => {
    let calls = 0;
    const { user } = renderApp("/marketplace", {
      account: {
        current: () => {
          calls += 1;
          if (calls === 1) throw new Error("down");
          return anAccount();
        },
      },
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Check your connection, then try again.");
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Available Tee Times" })).toBeVisible();
  });

  it("lets the keyboard skip to the content", async () => {
    renderApp("/marketplace");
    await screen.findByRole("heading", { name: "Available Tee Times" });
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#main");
    expect(screen.getByRole("main")).toHaveAttribute("id", "main");
  });

  it("names the page, and starts at its heading after a navigation", async () => {
    const { user } = renderApp("/marketplace");
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe("Tee times · Fourball"));
    const [create] = screen.getAllByRole("link", { name: /^Create/ });
    if (create) await user.click(create);
    const heading = await screen.findByRole("heading", { level: 1, name: "Create Tee Time" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe("Create Tee Time · Fourball");
  });
});
