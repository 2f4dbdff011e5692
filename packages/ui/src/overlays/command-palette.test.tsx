import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Command, CommandPalette } from "./command-palette.tsx";

const command = (label: string, changes: Partial<Command> = {}): Command => ({ id: label, label, run: vi.fn(), ...changes });

function Palette({ commands, onClose }: { commands: Command[]; onClose: () => void }): ReactNode {
  const [query, setQuery] = useState("");
  const search = command(`Search for “${query}”`, { id: "search", isAlwaysFound: true });
  return (
    <CommandPalette
      emptyText="Nothing matches."
      groups={[
        { label: "Go to", items: commands },
        { label: "Search", items: query ? [search] : [] },
      ]}
      label="Jump to"
      onOpenChange={(open) => open || onClose()}
      onQueryChange={setQuery}
      open
      placeholder="Jump to..."
      query={query}
    />
  );
}

function open(commands: Command[]) {
  const onClose = vi.fn();
  render(<Palette commands={commands} onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const labels = () => screen.getAllByRole("option").map((option) => option.textContent);

describe("the command palette", () => {
  it("has the focus in its field and its commands in groups", async () => {
    open([command("Home"), command("Settings")]);
    expect(await screen.findByRole("combobox", { name: "Jump to" })).toHaveFocus();
    expect(screen.getByRole("group", { name: "Go to" })).toBeVisible();
    expect(labels()).toEqual(["Home", "Settings"]);
  });

  it("finds commands that have every word, in any order, by label or keyword, beside those that are always found", async () => {
    const { user } = open([command("Use the dark theme", { keywords: "color" }), command("Settings"), command("Themes")]);
    await user.type(await screen.findByRole("combobox"), "color THEME");
    expect(labels()).toEqual(["Use the dark theme", "Search for “color THEME”"]);
  });

  it("runs the first match on Enter, and closes", async () => {
    const settings = command("Settings");
    const { user, onClose } = open([command("Home"), settings]);
    await user.type(await screen.findByRole("combobox"), "sett{Enter}");
    expect(settings.run).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalled();
  });

  it("moves by arrow keys, and runs what is clicked", async () => {
    const [home, settings] = [command("Home"), command("Settings")];
    const { user } = open([home, settings]);
    await screen.findByRole("combobox");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(settings.run).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("option", { name: "Home" }));
    expect(home.run).toHaveBeenCalledOnce();
  });

  it("closes with Escape and runs nothing", async () => {
    const home = command("Home");
    const { user, onClose } = open([home]);
    await screen.findByRole("combobox");
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalled();
    expect(home.run).not.toHaveBeenCalled();
  });
});
