import { readdirSync } from "node:fs";
import { join } from "node:path";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { At } from "./club.tsx";
import { ASKING_SECTIONS } from "./sections/asking.tsx";
import { SECTIONS, WITHOUT_PLACE } from "./sections.ts";

const components = readdirSync(join(import.meta.dirname, "../src/components"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => file.replace(".tsx", "").replaceAll("\\", "/"));

it("has a place for every golf component or says why not, and for nothing else", () => {
  expect([...Object.keys(SECTIONS), ...Object.keys(WITHOUT_PLACE)].sort()).toEqual(components.sort());
});

it("lets a developer try a part over answers of its own, whatever its neighbours are answered", async () => {
  const user = userEvent.setup();
  const { "pressed, it is sent": asks, "pressed, somebody was faster": isLate } = ASKING_SECTIONS["join-action"];
  render(
    <At path="/marketplace">
      {asks}
      {isLate}
    </At>,
  );
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Request to Join" })).toHaveLength(2));
  for (const button of screen.getAllByRole("button")) await user.click(button);
  expect(await screen.findAllByText("Tee time is full")).toHaveLength(1);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Request Sent", "Request to Join"]);
});
