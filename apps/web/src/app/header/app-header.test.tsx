import { idOf } from "@fourball/testkit/fixtures";
import { anAccount } from "@fourball/testkit/golfer-fixtures";
import { aNotification } from "@fourball/testkit/round-fixtures";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { browser } from "../../kit/session/session.ts";
import { renderApp } from "../../testing/render-route.tsx";

const searchBox = () => screen.findByPlaceholderText("Search courses, locations...");
const openMenu = async (user: ReturnType<typeof renderApp>["user"]) => {
  await user.click(await screen.findByRole("button", { name: "Account of Alex Lee" }));
  return within(await screen.findByRole("menu"));
};

describe("the header", () => {
  it("leads home by its logo", async () => {
    renderApp("/create");
    expect(await screen.findByRole("link", { name: "Fourball, browse tee times" })).toHaveAttribute("href", "/marketplace");
  });

  it("narrows the marketplace while one types", async () => {
    const { user, router } = renderApp("/marketplace?mood=early");
    await user.type(await searchBox(), "cypress");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=cypress&mood=early"));
  });

  it("takes the whole search back in one step", async () => {
    const { user, router } = renderApp("/marketplace");
    await user.type(await searchBox(), "cy");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=cy"));
    await user.type(await searchBox(), "press");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=cypress"));
    router.history.back();
    await waitFor(async () => expect(await searchBox()).toHaveValue(""));
  });

  it("shows what the address searches for", async () => {
    renderApp("/marketplace?q=monterey");
    expect(await searchBox()).toHaveValue("monterey");
  });

  it("leads from elsewhere to the marketplace on Enter", async () => {
    const { user, router } = renderApp("/create");
    await user.type(await searchBox(), "monterey");
    expect(router.state.location.pathname).toBe("/create");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.href).toBe("/marketplace?q=monterey"));
  });

  it("leads to the list and to one's own games from everywhere, and says where one is", async () => {
    renderApp("/settings");
    const header = within(await screen.findByRole("banner"));
    expect(header.getByRole("link", { name: "Browse" })).toHaveAttribute("href", "/marketplace");
    expect(header.getByRole("link", { name: "My Games" })).toHaveAttribute("href", "/dashboard");
    expect(header.getByRole("link", { name: "Create Tee Time" })).toHaveAttribute("href", "/create");
    cleanup();
    renderApp("/marketplace");
    const browse = within(await screen.findByRole("banner")).getByRole("link", { name: "Browse" });
    expect(browse).toHaveAttribute("aria-current", "page");
    // The list has its own.
    expect(within(screen.getByRole("banner")).queryByRole("link", { name: "Create Tee Time" })).not.toBeInTheDocument();
  });

  it("has a dot for what is only new, and no number", async () => {
    renderApp("/marketplace", { notification: { unread: () => ({ unread: 2, waiting: 0 }) } });
    const bell = await screen.findByRole("link", { name: "Notifications, 2 new" });
    expect(bell).toHaveAttribute("href", "/dashboard");
    expect(bell.querySelector("[data-new]")).toBeInTheDocument();
    expect(bell.querySelector("[data-count]")).not.toBeInTheDocument();
  });

  it("counts the golfers who wait for an answer and the chats with unread messages that aren't muted, as Activity does", async () => {
    const unread = () => [
      { teeTimeId: idOf(200), count: 2, isMuted: false },
      { teeTimeId: idOf(201), count: 1, isMuted: false },
      { teeTimeId: idOf(202), count: 8, isMuted: true },
    ];
    renderApp("/marketplace", { chat: { unread }, notification: { unread: () => ({ unread: 1, waiting: 2 }) } });
    const words = "2 requests to answer, 3 unread messages, 1 new";
    for (const place of ["Notifications", "Activity"]) {
      const link = await screen.findByRole("link", { name: `${place}, ${words}` });
      expect(link.querySelector("[data-count]")).toHaveAttribute("data-count", "4");
    }
  });

  it("shows no more than that there are many", async () => {
    renderApp("/marketplace", { notification: { unread: () => ({ unread: 0, waiting: 10 }) } });
    const bell = await screen.findByRole("link", { name: "Notifications, 10 requests to answer" });
    expect(bell.querySelector("[data-count]")).toHaveAttribute("data-count", "9+");
  });

  it("is quiet when none do", async () => {
    renderApp("/marketplace");
    expect(await screen.findByRole("link", { name: "Notifications" })).toHaveTextContent(/^$/);
  });
});

describe("the bell", () => {
  const withNotification = { notification: { list: () => ({ items: [aNotification()], nextCursor: null }) } };
  const popover = () => screen.findByRole("dialog", { name: /^Activity/ });

  it("opens the last lines in place, by pointer or keyboard, and gets the focus back", async () => {
    const { user, router } = renderApp("/marketplace", withNotification);
    const bell = await screen.findByRole("link", { name: "Notifications" });
    expect(bell).toHaveAttribute("aria-expanded", "false");
    bell.focus();
    await user.keyboard("{Enter}");
    const dialog = await popover();
    expect(await within(dialog).findByText("Jonas Reyes wants to join")).toBeVisible();
    expect(bell).toHaveAttribute("aria-expanded", "true");
    expect(router.state.location.pathname).toBe("/marketplace");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(bell).toHaveFocus();
  });

  it("closes it when it is pressed again", async () => {
    const { user } = renderApp("/marketplace", withNotification);
    const bell = await screen.findByRole("link", { name: "Notifications" });
    await user.click(bell);
    await popover();
    await user.click(bell);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("leads from a line to where it is answered, and closes", async () => {
    const { user, router } = renderApp("/marketplace", withNotification);
    await user.click(await screen.findByRole("link", { name: "Notifications" }));
    await user.click(await within(await popover()).findByRole("link", { name: "Jonas Reyes wants to join" }));
    await waitFor(() => expect(router.state.location.href).toBe("/dashboard?tab=requests"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("the user menu", () => {
  it("shows who is signed in, by initials or by a flag", async () => {
    renderApp("/marketplace", { account: { current: () => anAccount({ firstName: null, lastName: null }) } });
    expect(await screen.findByRole("button", { name: "Account of Golfer" })).toBeVisible();
  });

  it("has the name, the email and every way to go", async () => {
    const { user } = renderApp("/marketplace");
    const menu = await openMenu(user);
    expect(menu.getByText("Alex Lee")).toBeVisible();
    expect(menu.getByText("alex.lee@example.com")).toBeVisible();
    const ways = {
      Dashboard: "/dashboard",
      Settings: "/settings",
      "Browse Tee Times": "/marketplace",
      "Create Tee Time": "/create",
    };
    for (const [name, href] of Object.entries(ways)) expect(menu.getByRole("menuitem", { name })).toHaveAttribute("href", href);
    const profile = menu.getByRole("menuitem", { name: /View Public Profile/ });
    expect(profile).toHaveAttribute("href", `/profile/${idOf(1)}`);
    expect(profile).toHaveAttribute("target", "_blank");
  });

  it("links only admins to the administration", async () => {
    const { user } = renderApp("/marketplace", { account: { current: () => anAccount({ isAdmin: true }) } });
    expect((await openMenu(user)).getByRole("menuitem", { name: "Admin" })).toHaveAttribute("href", "/admin");
    cleanup();
    const other = renderApp("/marketplace");
    expect((await openMenu(other.user)).queryByRole("menuitem", { name: "Admin" })).not.toBeInTheDocument();
  });

  it("opens inside the header, among the landmarks", async () => {
    const { user } = renderApp("/marketplace");
    const menu = await openMenu(user);
    expect(document.querySelector("header")).toContainElement(menu.getByRole("menuitem", { name: "Sign Out" }));
  });

  it("changes the theme and stays open", async () => {
    const { user } = renderApp("/marketplace");
    const menu = await openMenu(user);
    expect(menu.getByRole("menuitemradio", { name: "System" })).toBeChecked();
    await user.click(menu.getByRole("menuitemradio", { name: "Dark" }));
    expect(document.documentElement).toHaveAttribute("data-theme", "dark");
    expect(menu.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  });

  it("says that it signs out, then does", async () => {
    const said: boolean[] = [];
    const goTo = vi.spyOn(browser, "goTo").mockImplementation(() => {
      said.push(screen.queryByText("Signing out…") !== null);
    });
    const { user } = renderApp("/marketplace");
    const menu = await openMenu(user);
    await user.click(menu.getByRole("menuitem", { name: "Sign Out" }));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/api/logout"));
    expect(said).toEqual([true]);
  });

  it("closes with Escape and gives the focus back", async () => {
    const { user } = renderApp("/marketplace");
    await openMenu(user);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "Account of Alex Lee" })).toHaveFocus());
  });
});
