import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { ToastRegion, toastManager } from "./toast.tsx";

afterEach(() => act(() => toastManager.close()));

it("shows one toast at a time, the newest", async () => {
  render(<ToastRegion />);
  act(() => toastManager.show({ type: "error", title: "Error", description: "Tee off has passed" }));
  act(() => toastManager.show({ type: "success", title: "Link Copied!" }));
  expect(await screen.findByText("Link Copied!")).toBeInTheDocument();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(screen.queryByText("Tee off has passed")).not.toBeInTheDocument();
});

it("speaks in a polite live region", async () => {
  render(<ToastRegion />);
  act(() => toastManager.show({ type: "success", title: "Saved" }));
  expect((await screen.findByText("Saved")).closest("[aria-live=polite]")).not.toBeNull();
});

it("goes when it is closed", async () => {
  render(<ToastRegion />);
  act(() => toastManager.show({ type: "success", title: "Saved", timeout: 0 }));
  await userEvent.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("Saved")).not.toBeInTheDocument());
});
