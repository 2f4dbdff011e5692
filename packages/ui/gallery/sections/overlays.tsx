import { Button } from "../../src/button.tsx";
import { AlertDialog } from "../../src/overlays/alert-dialog.tsx";
import { CommandPalette } from "../../src/overlays/command-palette.tsx";
import { Dialog, DialogClose } from "../../src/overlays/dialog.tsx";
import { Menu, MenuChoice, MenuHeader, MenuItem, MenuLink, MenuSeparator } from "../../src/overlays/menu.tsx";
import { Popover } from "../../src/overlays/popover.tsx";
import { Sheet } from "../../src/overlays/sheet.tsx";
import { Kept, LONG, nothing, type Sections } from "../states.tsx";

const opens = <Button variant="secondary">Open</Button>;
const CHOICES = [
  { value: "soon", label: "Soonest" },
  { value: "near", label: "Nearest" },
];
const question = { cancelLabel: "Keep it", confirmLabel: "Remove", description: "For good.", title: "Sure?", trigger: opens };

export const OVERLAYS = {
  dialog: {
    default: (
      <Dialog description="What it is for" footer={<DialogClose>Done</DialogClose>} title="Dialog" trigger={opens}>
        <p>Inside</p>
      </Dialog>
    ),
    "large, long text": (
      <Dialog size="large" title={LONG} trigger={opens}>
        <p>{LONG}</p>
      </Dialog>
    ),
  },
  "command-palette": {
    default: (
      <Kept initially={false}>
        {(isOpen, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)} variant="secondary">
              Open
            </Button>
            <Kept initially="">
              {(query, setQuery) => (
                <CommandPalette
                  emptyText="Nothing matches."
                  groups={[
                    {
                      label: "Go to",
                      items: [
                        { id: "home", label: "Home", keys: ["g", "h"], run: nothing },
                        { id: "long", label: LONG, hint: "Fri, Jun 12", run: nothing },
                      ],
                    },
                    {
                      label: "Search",
                      items: [{ id: "search", label: `Search for “${query}”`, isAlwaysFound: true, run: nothing }],
                    },
                  ]}
                  label="Search or jump to"
                  onOpenChange={setOpen}
                  onQueryChange={setQuery}
                  open={isOpen}
                  placeholder="Search or jump to..."
                  query={query}
                />
              )}
            </Kept>
          </>
        )}
      </Kept>
    ),
  },
  "alert-dialog": {
    danger: <AlertDialog {...question} onConfirm={nothing} />,
    primary: <AlertDialog {...question} onConfirm={nothing} tone="primary" />,
    "pending for ever, once confirmed": (
      <AlertDialog {...question} onConfirm={() => new Promise(nothing)} pendingLabel="Removing..." />
    ),
  },
  sheet: {
    default: (
      <Sheet description="What it is for" footer={<Button>Done</Button>} title="Sheet" trigger={opens}>
        <p>Inside</p>
      </Sheet>
    ),
  },
  menu: {
    default: (
      <Menu trigger={opens}>
        <MenuHeader>Header</MenuHeader>
        <MenuSeparator />
        <MenuItem>Item</MenuItem>
        <MenuItem disabled>Disabled item</MenuItem>
        <MenuLink href="#menu">Link</MenuLink>
        <MenuSeparator />
        <Kept initially="soon">
          {(value, keep) => <MenuChoice label="Choice" onValueChange={keep} options={CHOICES} value={value} />}
        </Kept>
      </Menu>
    ),
  },
  popover: {
    default: (
      <Popover title="Popover" trigger={opens}>
        <p>Inside</p>
      </Popover>
    ),
  },
} satisfies Sections;
