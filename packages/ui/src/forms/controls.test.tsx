import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { Tab, TabList } from "../navigation/tab-list.tsx";
import { TabPanel, Tabs } from "../navigation/tabs.tsx";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";
import { RadioTiles } from "./radio-tiles.tsx";
import { Select } from "./select.tsx";
import { Switch } from "./switch.tsx";
import { ToggleGroup } from "./toggle-group.tsx";

const TREES = [
  { value: "ash", label: "Ash" },
  { value: "elm", label: "Elm" },
  { value: "oak", label: "Oak" },
];

function Toggles({ multiple = false }: { multiple?: boolean }) {
  const [value, setValue] = useState<string[]>([]);
  return <ToggleGroup label="Trees" multiple={multiple} onValueChange={setValue} options={TREES} value={value} />;
}

it("toggle group › is one stop of the tab key, and the arrow keys go round", async () => {
  render(<Toggles multiple />);
  const pressed = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowLeft} ");
  expect(pressed()).toEqual(["Ash", "Oak"]);
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole("button", { name: "Oak" })).toHaveFocus();
});

it("toggle group › keeps one of several unless more may be chosen", async () => {
  render(<Toggles />);
  await userEvent.click(screen.getByRole("button", { name: "Ash" }));
  await userEvent.click(screen.getByRole("button", { name: "Elm" }));
  expect(screen.getAllByRole("button", { pressed: true })).toEqual([screen.getByRole("button", { name: "Elm" })]);
});

it("tabs › open by Enter, and show what is open alone", async () => {
  render(
    <Tabs defaultValue="one">
      <TabList label="Parts">
        <Tab value="one">One</Tab>
        <Tab value="two">Two</Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(screen.getByRole("tab", { name: "Two" })).toHaveFocus();
  expect(screen.getByRole("tabpanel", { name: "One" })).toHaveTextContent("First");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("tabpanel", { name: "Two" })).toHaveTextContent("Second");
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Two");
});

it("select › offers what can be chosen, and is named by its field", async () => {
  const choose = vi.fn();
  render(
    <Field error="Choose another" label="Tree">
      <Select onValueChange={choose} options={TREES} value="ash" />
    </Field>,
  );
  const tree = screen.getByRole("combobox", { name: "Tree" });
  expect(tree).toBeInvalid();
  await userEvent.selectOptions(tree, "Oak");
  expect(choose).toHaveBeenCalledExactlyOnceWith("oak");
});

it("switch › is named and described, and says when it is turned", async () => {
  const turn = vi.fn();
  render(<Switch checked={false} description="By mail" label="News" onCheckedChange={turn} />);
  const news = screen.getByRole("switch", { name: "News" });
  expect(news).toHaveAccessibleDescription("By mail");
  await userEvent.click(news);
  expect(turn).toHaveBeenCalledExactlyOnceWith(true);
});

it("switch › keeps its state while it cannot be turned", async () => {
  const turn = vi.fn();
  render(<Switch checked label="News" onCheckedChange={turn} readOnly />);
  await userEvent.click(screen.getByRole("switch", { name: "News" }));
  expect(turn).not.toHaveBeenCalled();
  expect(screen.getByRole("switch", { name: "News" })).toBeChecked();
});

it("radio tiles › are chosen from by the arrow keys", async () => {
  const choose = vi.fn();
  const tiles = TREES.map(({ value, label }) => ({ value, content: label }));
  render(<RadioTiles label="Tree" onValueChange={choose} options={tiles} value="ash" />);
  const group = within(screen.getByRole("radiogroup", { name: "Tree" }));
  expect(group.getByRole("radio", { name: "Ash" })).toBeChecked();
  await userEvent.click(group.getByRole("radio", { name: "Elm" }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("elm");
});

it("combobox › takes over what was typed before its list came", async () => {
  const search = vi.fn();
  const text = (item: string): string => item;
  render(
    <Field label="Tree">
      <Combobox
        emptyText="None"
        itemKey={text}
        itemLabel={text}
        items={["Ash", "Elm"]}
        loadingText="Loading"
        onSearch={search}
        onValueChange={vi.fn()}
        value={null}
      />
    </Field>,
  );
  await userEvent.type(screen.getByRole("combobox", { name: "Tree" }), "a");
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole("option", { name: "Ash" })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Tree" })).toHaveFocus());
  expect(screen.getByRole("combobox", { name: "Tree" })).toHaveValue("a");
  expect(search).toHaveBeenCalledWith("a");
});
