import { idOf } from "@fourball/testkit/fixtures";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillField } from "../../../testing/fill-field.ts";
import { linkField, openSettings, saves } from "../open-settings.ts";

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("the preview", () => {
  it("follows what is typed", async () => {
    const { user } = openSettings();
    await user.type(await field(/Bio/), "Coffee after.");
    const preview = screen.getByRole("complementary", { name: "Your public profile" });
    expect(within(preview).getByText("Coffee after.")).toBeVisible();
    expect(within(preview).getByRole("link", { name: /View Full Profile/ })).toHaveAttribute("href", `/profile/${idOf(1)}`);
    expect(within(preview).getByRole("textbox", { name: "Public profile link" })).toHaveValue(
      `${window.location.origin}/profile/${idOf(1)}`,
    );
  });

  it("shows the letter of a last name that is for people one plays with", async () => {
    const { user } = openSettings();
    const preview = await screen.findByRole("complementary", { name: "Your public profile" });
    expect(within(preview).getByRole("heading", { name: "Alex Lee" })).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "People I play with" }));
    expect(within(preview).getByRole("heading", { name: "Alex L." })).toBeVisible();
    await user.click(button("Save Changes"));
    expect(await screen.findByText("Profile Updated!")).toBeVisible();
    expect(saves).toHaveBeenCalledExactlyOnceWith({ lastNameTo: "fellow-players" });
  });

  it("loads no picture before its address would be taken", async () => {
    const { user } = openSettings();
    const preview = await screen.findByRole("complementary", { name: "Your public profile" });
    const address = await linkField(user, "Cover");
    await fillField(user, address, "http://tracker.example/p.png");
    expect(preview.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/^\/assets\/sky-/));
    await fillField(user, address, "https://pictures.example/dunes.jpg");
    expect(preview.querySelector("img")).toHaveAttribute("src", "https://pictures.example/dunes.jpg");
  });

  it("of a private profile leads nowhere, and there is nothing to share", async () => {
    openSettings({ publicProfile: false });
    expect(await screen.findByRole("button", { name: "View Full Profile" })).toHaveAttribute("aria-disabled", "true");
    expect(button("Copy link")).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Enable public profile to share your link")).toBeVisible();
  });

  it("has a link to copy", async () => {
    const { user } = openSettings();
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link Copied!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/profile/${idOf(1)}`);
  });
});
