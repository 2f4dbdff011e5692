import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../testing/render-route.tsx";

const open = (firstName: string | null, path = "/marketplace") =>
  renderApp(path, { account: { current: () => anAccount({ firstName, lastName: null }) } });

describe("a golfer without a name", () => {
  it("is asked for it, and led to its field", async () => {
    const { user, router } = open(null);
    await user.click(await screen.findByRole("link", { name: "Add your name" }));
    expect(router.state.location.href).toBe("/settings#profile");
    expect(await screen.findByRole("textbox", { name: "First name" })).toHaveValue("");
    expect(screen.queryByRole("link", { name: "Add your name" })).not.toBeInTheDocument();
  });

  it("isn't asked once there is one", async () => {
    open("Alex");
    expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Add your name" })).not.toBeInTheDocument();
  });
});
