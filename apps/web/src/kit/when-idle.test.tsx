import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it } from "vitest";
import { idlePart, optionalPart } from "./when-idle.ts";

const Light = () => <p>Sunset at 7:42</p>;

it("draws a part once the browser is idle", async () => {
  const Part = idlePart(async () => Light);
  render(
    <Suspense fallback="Loading">
      <Part />
    </Suspense>,
  );
  expect(screen.getByText("Loading")).toBeInTheDocument();
  expect(await screen.findByText("Sunset at 7:42")).toBeInTheDocument();
});

it("leaves a form as it is where the code of a part that golfers can do without can't be fetched", async () => {
  const Part = optionalPart(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <>
      <input defaultValue="Sunday at Lions" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  await expect.poll(() => screen.queryByText("Loading")).toBeNull();
  expect(screen.getByRole("textbox")).toHaveValue("Sunday at Lions");
});
