import { act, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";

const text = (item: string): string => item;

// The first use of a combobox in this file: only then its list has to come.
it("combobox › has the focus at every moment while its list comes, so that no letter is lost", async () => {
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
  observer.disconnect();
  expect([...new Set(focused)]).toEqual(["combobox"]);
});
