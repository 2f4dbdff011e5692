import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";
import { Textarea } from "./textarea.tsx";

it("names and describes its control", () => {
  render(
    <Field description="Shown to nobody" label="Phone">
      <Input />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Phone" });
  expect(input).toHaveAccessibleDescription("Shown to nobody");
  expect(input).not.toHaveAttribute("aria-invalid", "true");
});

it("marks the control as invalid and reads out the error", () => {
  render(
    <Field description="Shown to nobody" error="Enter a valid phone number" label="Phone">
      <Input />
    </Field>,
  );
  const input = screen.getByRole("textbox", { name: "Phone" });
  expect(input).toHaveAttribute("aria-invalid", "true");
  expect(input).toHaveAccessibleDescription(/Shown to nobody.*Enter a valid phone number/);
});

it("takes the error back when it is mended", () => {
  const { rerender } = render(
    <Field error="Too long" label="Bio">
      <Textarea />
    </Field>,
  );
  rerender(
    <Field label="Bio">
      <Textarea />
    </Field>,
  );
  const box = screen.getByRole("textbox", { name: "Bio" });
  expect(box).not.toHaveAttribute("aria-invalid", "true");
  expect(screen.queryByText("Too long")).not.toBeInTheDocument();
});

it("counts what is typed and says how much is left near the end", async () => {
  render(
    <Field label="Note">
      <Textarea defaultValue="12345678" limit={10} />
    </Field>,
  );
  expect(screen.getByText("8/10")).toBeInTheDocument();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "9");
  expect(screen.getByRole("status")).toHaveTextContent("1 character left");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "0");
  expect(screen.getByRole("status")).toHaveTextContent("No characters left");
  await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "and more");
  expect(screen.getByText("18/10")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("8 characters too many");
});
