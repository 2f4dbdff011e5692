import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, startTransition, useState } from "react";
import { expect, it, vi } from "vitest";
import { Combobox } from "./combobox.tsx";

const text = (item: string): string => item;

it("combobox › has the focus at every moment while its list comes, so that no letter is lost", async () => {
  // The modules of other files' tests stay in their process, where the list may have come already.
  vi.resetModules();
  const { Combobox } = await import("./combobox.tsx");
  const { Field } = await import("./field.tsx");
  render(
    <Field label="Tree">
      <Combobox
        emptyText="None"
        itemKey={text}
        itemLabel={text}
        items={["Ash", "Elm"]}
        loadingText="Loading"
        onSearch={vi.fn()}
        onValueChange={vi.fn()}
        value={null}
      />
    </Field>,
  );
  const focused: string[] = [];
  const observer = new MutationObserver(() => focused.push(document.activeElement?.getAttribute("role") ?? "nothing"));
  observer.observe(document.body, { childList: true, subtree: true });
  act(() => screen.getByRole("combobox", { name: "Tree" }).focus());
  await screen.findByRole("button", { name: "Show options" });
  // The observer hears of a change a moment later.
  await vi.waitFor(() => expect(focused).not.toHaveLength(0));
  observer.disconnect();
  expect([...new Set(focused)]).toEqual(["combobox"]);
});

function SlowForm({ followed }: { followed: Promise<void> }): ReactNode {
  const [tree, setTree] = useState<string | null>("Ash");
  return (
    <Combobox
      emptyText="None"
      itemKey={text}
      itemLabel={text}
      items={["Ash", "Elm"]}
      label="Tree"
      loadingText="Loading"
      onSearch={vi.fn()}
      onValueChange={(chosen) =>
        startTransition(async () => {
          await followed;
          startTransition(() => setTree(chosen));
        })
      }
      value={tree}
    />
  );
}

it("combobox › names the choice at once, also where what follows from it takes long", async () => {
  let follow = (): void => undefined;
  const followed = new Promise<void>((resolve) => {
    follow = resolve;
  });
  render(<SlowForm followed={followed} />);
  await userEvent.click(screen.getByRole("combobox", { name: "Tree" }));
  await userEvent.click(await screen.findByRole("option", { name: "Elm" }));
  await vi.waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  expect(screen.getByRole("combobox", { name: "Tree" })).toHaveValue("Elm");
  await act(async () => {
    follow();
    await followed;
  });
  expect(screen.getByRole("combobox", { name: "Tree" })).toHaveValue("Elm");
});
