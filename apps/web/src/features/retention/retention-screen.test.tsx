import { fail } from "@fourball/domain/failure";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

const asVisitor = {
  account: {
    current: () => fail("unauthorized"),
  },
};

it("tells a visitor how long the data of guests is kept", async () => {
  renderRoute("/data-retention", asVisitor);
  expect(await screen.findByRole("heading", { level: 1, name: "How long we keep your data" })).toBeVisible();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "You",
    "Games",
    "Chat",
    "Safety",
  ]);
  const guests = screen.getByText("Names, email addresses and messages of guests");
  expect(guests.nextElementSibling).toHaveTextContent("90 days after the game.");
});

it("is linked from the settings", async () => {
  const { user } = renderRoute("/settings#account");
  await user.click(await screen.findByRole("link", { name: "How long we keep your data" }));
  expect(await screen.findByRole("heading", { level: 1, name: "How long we keep your data" })).toBeVisible();
});
