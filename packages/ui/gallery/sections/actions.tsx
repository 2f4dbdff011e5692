import MessageCircle from "lucide-react/icons/message-circle";
import Share2 from "lucide-react/icons/share-2";
import { Alert } from "../../src/alert.tsx";
import { Button } from "../../src/button.tsx";
import { Chip } from "../../src/chip.tsx";
import { ToggleGroup } from "../../src/forms/toggle-group.tsx";
import { CountBadge, IconButton } from "../../src/icon-button.tsx";
import { IconRow, IconRowFace, iconRowStyle } from "../../src/icon-row.tsx";
import { BallIcon } from "../../src/icons.tsx";
import { Keys } from "../../src/keys.tsx";
import { TextLink } from "../../src/navigation/link.tsx";
import { SkipLink } from "../../src/navigation/skip-link.tsx";
import { RowFace, RowItem, RowList, rowStyle } from "../../src/row-list.tsx";
import { Kept, LONG, type Sections } from "../states.tsx";

const VARIANTS = ["primary", "secondary", "soft", "ghost", "danger"] as const;
const SIZES = ["small", "medium", "large"] as const;
const row = "flex flex-wrap items-center gap-2";

export const ACTIONS = {
  button: {
    default: (
      <div className={row}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    ),
    sizes: (
      <div className={row}>
        {SIZES.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </div>
    ),
    disabled: <Button disabled>Disabled</Button>,
    pending: (
      <Button pending pendingLabel="Sending...">
        Send
      </Button>
    ),
    wide: <Button wide>Wide</Button>,
    "long text never wraps": (
      <div className="overflow-x-clip">
        <Button variant="secondary">{LONG}</Button>
      </div>
    ),
  },
  "icon-button": {
    default: (
      <IconButton label="Ball">
        <BallIcon />
      </IconButton>
    ),
    outline: (
      <IconButton label="Ball, outlined" variant="outline">
        <BallIcon />
      </IconButton>
    ),
    disabled: (
      <IconButton disabled label="Ball, disabled">
        <BallIcon />
      </IconButton>
    ),
    "with news": (
      <IconButton className="relative" label="Ball, 3 new">
        <BallIcon />
        <CountBadge>{3}</CountBadge>
      </IconButton>
    ),
  },
  "icon-row": {
    default: (
      <IconRow label="Icons">
        <li>
          <a className={iconRowStyle} href="#icons">
            <IconRowFace icon={<MessageCircle aria-hidden="true" />}>Chat</IconRowFace>
          </a>
        </li>
        <li>
          <button aria-label="News, 3 new" className={iconRowStyle} type="button">
            <IconRowFace count={3} icon={<Share2 aria-hidden="true" />}>
              News
            </IconRowFace>
          </button>
        </li>
      </IconRow>
    ),
  },
  "row-list": {
    default: (
      <div className="grid w-80 gap-2">
        <h3 id="rows">Rows</h3>
        <RowList labelledBy="rows">
          <RowItem>
            <a className={rowStyle()} href="#rows">
              <RowFace icon={<MessageCircle />} value="Off">
                Chat
              </RowFace>
            </a>
          </RowItem>
          <RowItem>
            <details>
              <summary className={rowStyle()}>
                <RowFace detail="Monterey, CA">Cypress Hollow</RowFace>
              </summary>
              <p className="px-4 pb-3 text-small">+1 831 555 0100</p>
            </details>
          </RowItem>
          <RowItem>
            <button className={rowStyle("danger")} type="button">
              <RowFace icon={<Share2 />}>Give up</RowFace>
            </button>
          </RowItem>
        </RowList>
      </div>
    ),
  },
  keys: { default: <Keys keys={["⌘", "K"]} />, "one after the other": <Keys keys={["g", "m"]} /> },
  chip: {
    off: <Chip pressed={false}>Off</Chip>,
    on: <Chip pressed>On</Chip>,
    disabled: (
      <div className={row}>
        <Chip disabled pressed={false}>
          Off
        </Chip>
        <Chip disabled pressed>
          On
        </Chip>
      </div>
    ),
  },
  "toggle-group": {
    default: (
      <Kept initially={["one"]}>
        {(value, keep) => (
          <ToggleGroup
            label="One of two"
            onValueChange={keep}
            options={[
              { value: "one", label: "One" },
              { value: "two", label: "Two" },
            ]}
            value={value}
          />
        )}
      </Kept>
    ),
  },
  link: {
    default: <TextLink href="#link">A link in a text</TextLink>,
    "long text": <TextLink href="#link">{LONG}</TextLink>,
    "on a colored ground": (
      <Alert>
        <TextLink href="#link" tone="inherit">
          A link in what is said
        </TextLink>
      </Alert>
    ),
  },
  "skip-link": { "on focus, at the top of the page": <SkipLink to="#main">Skip to content</SkipLink> },
} satisfies Sections;
