import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fillField } from "../../testing/fill-field.ts";
import { onPhone } from "../../testing/on-phone.ts";
import { renderRoute } from "../../testing/render-route.tsx";

const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const nav = async () => within(await screen.findByRole("navigation", { name: "Sections" }));
const title = (name: string) => screen.findByRole("heading", { level: 2, name });
const SECTIONS = ["Profile", "Notifications", "Calendar", "Appearance", "Privacy", "Account"];

describe("the sections on a wide page", () => {
  it("are six, beside the one that is open", async () => {
    const { user, router } = renderRoute("/settings");
    expect(await title("Profile")).toBeVisible();
    expect((await nav()).getAllByRole("link").map(({ textContent }) => textContent)).toEqual(SECTIONS);
    expect((await nav()).getByRole("link", { name: "Profile" })).toHaveAttribute("aria-current", "page");
    await user.click((await nav()).getByRole("link", { name: "Notifications" }));
    await waitFor(async () => expect(await title("Notifications")).toHaveFocus());
    expect(router.state.location.href).toBe("/settings#notifications");
    expect(document.title).toBe("Notifications · Settings · Fourball");
    expect((await nav()).getByRole("link", { name: "Notifications" })).toHaveAttribute("aria-current", "page");
    expect(screen.queryByRole("heading", { name: "Profile" })).not.toBeInTheDocument();
    router.history.back();
    expect(await title("Profile")).toBeVisible();
    router.history.forward();
    expect(await title("Notifications")).toBeVisible();
  });
});

describe("the address of a section", () => {
  it.each([
    ["calendar", "Calendar"],
    ["people", "People and record"],
    ["searches", "Saved searches"],
    // Mails and notifications of before lead to these.
    ["record", "People and record"],
    ["partners", "People and record"],
    ["blocked", "Privacy"],
    ["browser-notifications", "Notifications"],
  ])("opens it: #%s", async (hash, name) => {
    renderRoute(`/settings#${hash}`);
    expect(await title(name)).toBeVisible();
  });

  it.each([
    ["record", ["Your record", "Partners"]],
    ["partners", ["Partners", "Your record"]],
  ])("puts first what it names: #%s", async (hash, order) => {
    renderRoute(`/settings#${hash}`);
    await title("People and record");
    const names = screen.getAllByRole("heading", { level: 3, name: /Partners|Your record/ }).map((each) => each.textContent);
    expect(names).toEqual(order);
  });

  it("marks the section that a page is within, and leads back to it", async () => {
    const { user } = renderRoute("/settings#searches");
    expect((await nav()).getByRole("link", { name: "Privacy" })).toHaveAttribute("aria-current", "page");
    await user.click(within(screen.getByRole("main")).getAllByRole("link", { name: "Privacy" })[1] ?? document.body);
    expect(await title("Privacy")).toBeVisible();
  });
});

describe("the sections on a phone", () => {
  const openOnPhone = (path = "/settings") => {
    onPhone();
    return renderRoute(path, { calendar: { feed: () => ({ since: null }) } });
  };

  it("are rows that say what is set, open one section each, and lead back", async () => {
    const { user } = openOnPhone();
    await screen.findByRole("link", { name: "Back to Dashboard" });
    expect((await nav()).getByRole("link", { name: /^Privacy/ })).toHaveTextContent("Public");
    for (const link of (await nav()).getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
    expect(await (await nav()).findByText("Not connected")).toBeVisible();
    await user.click((await nav()).getByRole("link", { name: /^Notifications/ }));
    await waitFor(async () => expect(await title("Notifications")).toHaveFocus());
    expect(screen.queryByRole("heading", { name: "Calendar" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Settings" }));
    expect(await (await nav()).findByRole("link", { name: /^Calendar/ })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Notifications" })).not.toBeInTheDocument();
  });

  it("keep what was typed from one to the next, without a question", async () => {
    const { user } = openOnPhone("/settings#profile");
    await user.type(await field(/Bio/), "Coffee after.");
    await user.click(screen.getByRole("link", { name: "Settings" }));
    expect(await screen.findByText("1 change not saved")).toBeVisible();
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await user.click((await nav()).getByRole("link", { name: /^Profile/ }));
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
