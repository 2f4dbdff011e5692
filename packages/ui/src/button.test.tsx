import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

it("keeps focus and refuses presses while it is under way", async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Send</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  rerender(
    <Button onClick={press} pending pendingLabel="Sending...">
      Send
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Sending..." });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");

  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAttribute("aria-busy", "true");
  expect(press).toHaveBeenCalledTimes(1);
});

it("does not submit a form while it is under way", async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button pending type="submit">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(submit).not.toHaveBeenCalled();
});

it("is left out by the keyboard when disabled, unless it has to explain itself", async () => {
  render(
    <>
      <Button disabled>Plain</Button>
      <Button disabled focusableWhenDisabled>
        Explained
      </Button>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "Explained" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Plain" })).toBeDisabled();
});
