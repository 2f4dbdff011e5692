import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { At } from "./mock-app.tsx";
import { REQUEST_SECTIONS } from "./sections/requests.tsx";
import { SECTIONS, WITHOUT_PLACE } from "./sections.ts";

const components = ["app", "golf", "kit"]
  .flatMap((folder) => readdirSync(join(import.meta.dirname, "../src", folder), { recursive: true, encoding: "utf8" }))
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
  .map((file) => basename(file, ".tsx"));

it("the gallery › has a place for every golf component or a reason why not, and for nothing else", () => {
  expect([...Object.keys(SECTIONS), ...Object.keys(WITHOUT_PLACE)].sort()).toEqual(components.sort());
});

it("the gallery › gives each part its own mock answers", async () => {
  const user = userEvent.setup();
  const { "pressed, it is sent": requestPart, "pressed, somebody was faster": isLate } = REQUEST_SECTIONS["join-action"];
  render(
    <At path="/marketplace">
      {requestPart}
      {isLate}
    </At>,
  );
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Request to Join" })).toHaveLength(2));
  for (const button of screen.getAllByRole("button")) await user.click(button);
  expect(await screen.findAllByText("Tee time is full")).toHaveLength(1);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Request Sent", "Request to Join"]);
});
