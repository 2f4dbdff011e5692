import { Combobox } from "../../src/forms/combobox.tsx";
import { Field } from "../../src/forms/field.tsx";
import { Fieldset } from "../../src/forms/fieldset.tsx";
import { FullCombobox } from "../../src/forms/full-combobox.tsx";
import { Input } from "../../src/forms/input.tsx";
import { Select } from "../../src/forms/select.tsx";
import { Textarea } from "../../src/forms/textarea.tsx";
import { BallIcon } from "../../src/icons.tsx";
import { Kept, LONG, nothing, type Sections } from "../states.tsx";

const NAMES = ["Ash", "Birch", LONG];
const OPTIONS = NAMES.map((value) => ({ value, label: value, disabled: value === "Birch" }));
const words = { emptyText: "Nothing found", loadingText: "Looking...", placeholder: "Type to search" };
const search = { ...words, itemKey: String, itemLabel: String, onSearch: nothing };

const UNTOUCHED = { typed: undefined, hadFocus: false, wasPressed: false };

export const FIELDS = {
  field: {
    default: (
      <Field description="Under its label" label="Name" optional="optional">
        <Input />
      </Field>
    ),
    disabled: (
      <Field disabled label="Name">
        <Input defaultValue="Ash" />
      </Field>
    ),
    error: (
      <Field error="Name is required" label="Name">
        <Input />
      </Field>
    ),
    "long text": (
      <Field error={LONG} label={LONG}>
        <Input defaultValue={LONG} />
      </Field>
    ),
  },
  fieldset: {
    default: (
      <Fieldset description="Two that belong together" legend="Place">
        <Input aria-label="Town" />
      </Fieldset>
    ),
    error: (
      <Fieldset error="Choose one" legend="Place">
        <Input aria-label="Town" />
      </Fieldset>
    ),
  },
  input: {
    default: <Input aria-label="Plain" placeholder="Placeholder" />,
    "with icon": <Input aria-label="Search" icon={<BallIcon />} />,
    disabled: <Input aria-label="Disabled" defaultValue="Fixed" disabled />,
    "read only": <Input aria-label="Read only" defaultValue="To copy" readOnly />,
    error: <Input aria-invalid aria-label="Wrong" defaultValue="Wrong" />,
  },
  textarea: {
    default: <Textarea aria-label="Words" placeholder="Say something" />,
    "near its limit": <Textarea aria-label="Nearly full" defaultValue={LONG} length={LONG.length} limit={LONG.length + 5} />,
    "over its limit": <Textarea aria-label="Too full" defaultValue={LONG} length={LONG.length} limit={50} />,
    disabled: <Textarea aria-label="Disabled" disabled />,
  },
  select: {
    default: (
      <Kept initially="Ash">{(value, keep) => <Select label="Tree" onValueChange={keep} options={OPTIONS} value={value} />}</Kept>
    ),
    empty: <Select label="Tree, none yet" onValueChange={nothing} options={OPTIONS} placeholder="Choose" value={null} />,
    disabled: <Select disabled label="Tree, disabled" onValueChange={nothing} options={OPTIONS} value="Ash" />,
    "long text": <Select label="Tree, long" onValueChange={nothing} options={OPTIONS} value={LONG} />,
  },
  combobox: {
    default: (
      <Kept<string | null> initially={null}>
        {(value, keep) => <Combobox {...search} items={NAMES} label="Find" onValueChange={keep} value={value} />}
      </Kept>
    ),
    pending: <Combobox {...search} items={[]} label="Finding" loading onValueChange={nothing} value={null} />,
    empty: <Combobox {...search} items={[]} label="Found nothing" onValueChange={nothing} value={null} />,
    error: <Combobox {...search} errorText="The search failed" items={[]} label="Failed" onValueChange={nothing} value={null} />,
    disabled: <Combobox {...search} disabled items={[]} label="Disabled" onValueChange={nothing} value="Ash" />,
  },
  "full-combobox": {
    default: (
      <FullCombobox
        {...search}
        before={UNTOUCHED}
        items={NAMES}
        label="Find, with its list"
        onValueChange={nothing}
        value="Ash"
      />
    ),
  },
} satisfies Sections;
