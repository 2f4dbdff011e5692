import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillField } from "../../testing/fill-field.ts";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";
import { openSettings } from "./open-settings.ts";

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });

describe("the sections", () => {
  const nav = () => within(screen.getByRole("navigation", { name: "Sections" }));

  it("are all on a wide page, with links to each", async () => {
    openSettings();
    for (const name of [
      "Profile",
      "Notifications",
      "Calendar",
      "Appearance",
      "Your record",
      "Partners",
      "Blocked golfers",
      "Account",
    ])
      expect(await screen.findByRole("heading", { level: 2, name })).toBeVisible();
    expect(nav().getByRole("link", { name: "Account" })).toHaveAttribute("href", "/settings#account");
    expect(nav().getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "location");
  });

  describe("on a phone", () => {
    const openOnPhone = (path = "/settings") => {
      onPhone();
      return renderRoute(path, {});
    };

    it("are rows that open one section each, and lead back", async () => {
      const { user } = openOnPhone();
      await screen.findByRole("link", { name: "Back to Dashboard" });
      await user.click(nav().getByRole("link", { name: "Notifications" }));
      expect(await screen.findByRole("heading", { name: "Notifications" })).toBeVisible();
      expect(screen.queryByRole("heading", { name: "Calendar" })).not.toBeInTheDocument();
      await user.click(screen.getByRole("link", { name: "Settings" }));
      expect(await screen.findByRole("link", { name: "Calendar" })).toBeVisible();
      expect(screen.queryByRole("heading", { name: "Notifications" })).not.toBeInTheDocument();
    });

    it("are opened by their address", async () => {
      openOnPhone("/settings#calendar");
      expect(await screen.findByRole("heading", { name: "Calendar" })).toBeVisible();
    });

    it("keep what was typed from one to the next, without a question", async () => {
      const { user } = openOnPhone("/settings#profile");
      await user.type(await field(/Bio/), "Coffee after.");
      await user.click(screen.getByRole("link", { name: "Settings" }));
      expect(await screen.findByText("1 change not saved")).toBeVisible();
      expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
      await user.click(nav().getByRole("link", { name: "Profile" }));
      expect(await field(/Bio/)).toHaveValue("Coffee after.");
    });

    it.each([
      ["profile", "Save Changes"],
      ["notifications", "Save Preferences"],
    ])("have their disabled buttons while nothing has changed: %s", async (section, save) => {
      openOnPhone(`/settings#${section}`);
      expect(await screen.findByRole("button", { name: save })).toHaveAttribute("aria-disabled", "true");
      expect(screen.getByRole("button", { name: "Reset" })).toHaveAttribute("aria-disabled", "true");
    });

    it("lead to the field that cannot be saved", async () => {
      const { user } = openOnPhone("/settings#profile");
      await fillField(user, await field(/Handicap/), "ten");
      await user.click(screen.getByRole("link", { name: "Settings" }));
      await user.click(await screen.findByRole("button", { name: "Save Changes" }));
      expect(await screen.findByText("Handicap must be a number from 0 to 54")).toBeVisible();
    });
  });
});
