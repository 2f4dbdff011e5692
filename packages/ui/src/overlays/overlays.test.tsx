import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it, vi } from "vitest";
import { Button } from "../button.tsx";
import { Combobox } from "../forms/combobox.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Popover } from "./popover.tsx";
import { Sheet } from "./sheet.tsx";

it("alert dialog › focuses the cancel button first, and closes when the action succeeds", async () => {
  let finish = (): void => undefined;
  const action = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <AlertDialog
      cancelLabel="Keep it"
      confirmLabel="Remove"
      description="For good."
      onConfirm={action}
      title="Sure?"
      trigger={<Button>Delete</Button>}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Sure?" });
  expect(dialog).toHaveAccessibleDescription("For good.");
  await waitFor(() => expect(within(dialog).getByRole("button", { name: "Keep it" })).toHaveFocus());

  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  expect(within(dialog).getByRole("button", { name: "Remove" })).toHaveAttribute("aria-busy", "true");
  finish();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
});

it("alert dialog › stays open when the action fails", async () => {
  render(
    <AlertDialog
      cancelLabel="Keep it"
      confirmLabel="Remove"
      description="For good."
      onConfirm={() => Promise.reject(new Error("refused"))}
      title="Sure?"
      trigger={<Button>Delete</Button>}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(screen.getByRole("alertdialog", { name: "Sure?" })).toBeInTheDocument();
});

it("gives focus back to what opened a sheet", async () => {
  render(
    <Sheet title="Filters" trigger={<Button>Open</Button>}>
      <p>Inside</p>
    </Sheet>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByRole("dialog", { name: "Filters" })).toHaveTextContent("Inside");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus());
});

function CoursePicker({ items, loading = false }: { items: string[]; loading?: boolean }): React.ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Combobox
      emptyText="Nothing found"
      itemKey={(item) => item}
      itemLabel={(item) => item}
      items={items}
      label="Place"
      loading={loading}
      loadingText="Looking..."
      onSearch={() => undefined}
      onValueChange={setChosen}
      value={chosen}
    />
  );
}

it("offers what the search found and keeps what was chosen when the next search does not hold it", async () => {
  const { rerender } = render(<CoursePicker items={["Cypress Hollow", "Kestrel Bay"]} />);
  const input = () => screen.getByRole("combobox", { name: "Place" });
  await userEvent.click(input());
  await userEvent.click(await screen.findByRole("option", { name: "Kestrel Bay" }));
  expect(input()).toHaveValue("Kestrel Bay");
  rerender(<CoursePicker items={["Bluestem Prairie"]} />);
  expect(input()).toHaveValue("Kestrel Bay");
});

it("keeps what was chosen when Escape closes the list, and once more", async () => {
  render(<CoursePicker items={["Cypress Hollow", "Kestrel Bay"]} />);
  const input = () => screen.getByRole("combobox", { name: "Place" });
  await userEvent.click(input());
  await userEvent.click(await screen.findByRole("option", { name: "Kestrel Bay" }));
  await userEvent.keyboard("{Escape}{Escape}");
  expect(input()).toHaveValue("Kestrel Bay");
});

it("says that it is looking, and that it found nothing", async () => {
  const { rerender } = render(<CoursePicker items={[]} loading />);
  await userEvent.click(screen.getByRole("combobox", { name: "Place" }));
  expect(await screen.findByText("Looking...")).toBeInTheDocument();
  rerender(<CoursePicker items={[]} />);
  expect(await screen.findByText("Nothing found")).toBeInTheDocument();
});

function Anchored() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)} ref={anchor} type="button">
        Bell
      </button>
      <Popover anchor={anchor} onOpenChange={setOpen} open={isOpen} title="Activity">
        Nothing new
      </Popover>
    </>
  );
}

it("popover › that belongs to an anchor closes with Escape, also while the anchor has the focus", async () => {
  render(<Anchored />);
  const bell = screen.getByRole("button", { name: "Bell" });
  await userEvent.click(bell);
  expect(await screen.findByRole("dialog", { name: "Activity" })).toBeVisible();
  bell.focus();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});
