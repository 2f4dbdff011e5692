import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { RouteFocus } from "./route-focus.tsx";

function page(key: string, heading?: string, start?: string): React.ReactNode {
  return (
    <>
      <RouteFocus routeKey={key} title={`${key} · Fourball`} />
      {heading ? <h1>{heading}</h1> : <p>Loading</p>}
      {start ? <h2 data-page-start="">{start}</h2> : null}
      <input aria-label="Search" />
    </>
  );
}

it("leaves focus alone on the first page, which the browser announces itself", () => {
  render(page("/", "Welcome"));
  expect(document.body).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(document.title).toBe("/ · Fourball");
});

it("moves focus to the heading, names the document and says where one is", () => {
  const { rerender } = render(page("/", "Welcome"));
  rerender(page("/settings", "Settings"));
  expect(screen.getByRole("heading", { name: "Settings" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("/settings · Fourball");
  expect(document.title).toBe("/settings · Fourball");
});

it("moves focus to where a page says that it starts", () => {
  const { rerender } = render(page("/", "Welcome"));
  rerender(page("/list", "List", "News"));
  expect(screen.getByRole("heading", { name: "News" })).toHaveFocus();
});

it("waits for the heading of a page that is still loading", async () => {
  const { rerender } = render(page("/", "Welcome"));
  rerender(page("/settings"));
  rerender(page("/settings", "Settings"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Settings" })).toHaveFocus());
});

it("does not take the keyboard from someone who is typing", () => {
  const { rerender } = render(page("/", "Welcome"));
  act(() => screen.getByRole("textbox", { name: "Search" }).focus());
  rerender(page("/search", "Results"));
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveFocus();
});
