import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { say, ToastRegion, toastManager } from "./toast.tsx";

// The simulated browser has no layout: nothing lies beneath anything.
document.elementFromPoint ??= () => null;

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
  act(() => toastManager.close());
});

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

const question = ({ title = "Leave?", open = true } = {}) => (
  <AlertDialog
    cancelLabel="Keep"
    confirmLabel="Leave"
    description="Your spot opens."
    onConfirm={() => undefined}
    open={open}
    title={title}
  />
);

it("says what fails in a dialog inside it, or after it where that closes it", async () => {
  render(<ToastRegion />);
  const dialog = render(question());
  act(() => toastManager.show({ type: "error", title: "Failed to withdraw", description: "Tee off has passed" }));
  const said = within(await screen.findByRole("alertdialog", { name: "Leave?" }));
  expect(await said.findByText("Failed to withdraw")).toBeVisible();
  expect(said.getByText("Tee off has passed")).toBeVisible();
  expect(screen.getAllByText("Failed to withdraw")).toHaveLength(1);
  // It closed by what failed.
  act(() => dialog.unmount());
  expect(await screen.findByText("Failed to withdraw")).toBeInTheDocument();
});

it.each([500, 1500])("says nothing in a dialog that is closing, and is not lost when that takes %i ms", async (ms) => {
  let end: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    end = resolve;
  });
  // The simulated browser has no animations: this is the one by which the dialog goes.
  Object.defineProperty(Element.prototype, "getAnimations", { configurable: true, value: () => [{ finished }] });
  render(<ToastRegion />);
  const dialog = render(question());
  await screen.findByRole("alertdialog");
  dialog.rerender(question({ open: false }));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  act(() => toastManager.show({ type: "error", title: "Failed to withdraw" }));
  act(() => vi.advanceTimersByTime(ms));
  expect(screen.queryByText("Failed to withdraw")).not.toBeInTheDocument();
  vi.useRealTimers();
  end();
  expect(await screen.findByText("Failed to withdraw")).toBeInTheDocument();
});

it("waits for a dialog to close", async () => {
  render(<ToastRegion />);
  const dialog = render(question());
  act(() => toastManager.show({ type: "success", title: "Saved" }));
  expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  act(() => dialog.unmount());
  expect(await screen.findByText("Saved")).toBeInTheDocument();
});

it("is said inside a dialog that stays", async () => {
  render(<ToastRegion />);
  render(question());
  act(() => toastManager.show({ type: "success", title: "User updated" }));
  expect(await within(screen.getByRole("alertdialog")).findByText("User updated", {}, { timeout: 3000 })).toBeVisible();
});

it("goes on in the dialog beneath when the one that said it closes late", async () => {
  render(<ToastRegion />);
  render(question({ title: "Maya Okafor" }));
  const asked = render(question({ title: "Suspend?" }));
  act(() => toastManager.show({ type: "success", title: "User updated" }));
  const saidIn = (name: string) => within(screen.getByRole("alertdialog", { name, hidden: true }));
  expect(await saidIn("Suspend?").findByText("User updated", {}, { timeout: 3000 })).toBeInTheDocument();
  act(() => asked.unmount());
  expect(saidIn("Maya Okafor").getByText("User updated")).toBeInTheDocument();
});

it("replaces what a dialog said before, also under the same title", async () => {
  render(<ToastRegion />);
  render(question({ title: "Maya Okafor" }));
  const said = within(screen.getByRole("alertdialog"));
  act(() => toastManager.show({ type: "success", title: "User updated", description: "Suspended" }));
  expect(await said.findByText("Suspended", {}, { timeout: 3000 })).toBeVisible();
  act(() => toastManager.show({ type: "success", title: "User updated", description: "Can sign in again" }));
  expect(await said.findByText("Can sign in again", {}, { timeout: 3000 })).toBeVisible();
  expect(said.queryByText("Suspended")).not.toBeInTheDocument();
});

it("lies above the controls at the bottom", async () => {
  const bar = document.createElement("button");
  vi.spyOn(document, "elementFromPoint").mockImplementation((_, y) => (y > window.innerHeight - 100 ? bar : null));
  render(<ToastRegion />);
  act(() => toastManager.show({ type: "success", title: "Saved" }));
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  const bottom = document.documentElement.style.getPropertyValue("--toast-bottom");
  expect(Number.parseInt(bottom, 10)).toBeGreaterThanOrEqual(100);
});

it("is only for screen readers where the screen shows what was done", async () => {
  render(<ToastRegion />);
  act(() => say("You're in"));
  expect((await screen.findByText("You're in")).closest("[aria-live=polite]")).toHaveClass("sr-only");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
