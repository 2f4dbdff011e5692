import { Avatar, AvatarStack } from "../../src/avatar.tsx";
import { Badge, Emoji } from "../../src/badge.tsx";
import { Button } from "../../src/button.tsx";
import { Card } from "../../src/card.tsx";
import { Dots } from "../../src/dots.tsx";
import { EmptyState } from "../../src/empty-state.tsx";
import { Figure } from "../../src/figure.tsx";
import { Tab, TabList } from "../../src/navigation/tab-list.tsx";
import { FigureTab, FigureTabList, TabPanel, Tabs } from "../../src/navigation/tabs.tsx";
import { Stars } from "../../src/stars.tsx";
import { StatStrip, StatTile } from "../../src/stat-tile.tsx";
import { LONG, type Sections } from "../states.tsx";

const TONES = ["neutral", "primary", "flag", "outline", "ok", "warn", "info", "danger"] as const;
const MOODS = ["competitive", "early", "casual", "learning", "tournament", "sunset"] as const;
const SIZES = ["small", "medium", "large", "huge"] as const;
const row = "flex flex-wrap items-center gap-2";

export const SURFACES = {
  card: { default: <Card className="p-4">A card</Card>, "long text": <Card className="p-4">{LONG}</Card> },
  badge: {
    tones: (
      <div className={row}>
        {[...TONES, ...MOODS].map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
    ),
    tag: (
      <Badge shape="tag">
        <Emoji>⛳</Emoji> Tag
      </Badge>
    ),
    "long text never wraps": (
      <div className="overflow-x-clip">
        <Badge>{LONG}</Badge>
      </div>
    ),
  },
  avatar: {
    sizes: (
      <div className={row}>
        {SIZES.map((size) => (
          <Avatar initials="MO" key={size} seed={size} size={size} />
        ))}
      </div>
    ),
    nameless: <Avatar />,
    stack: (
      <AvatarStack label="Two people">
        <Avatar initials="MO" />
        <Avatar initials="JR" />
      </AvatarStack>
    ),
  },
  dots: {
    default: <Dots dots={["ringed", "filled", "pending", "open"]} label="Every kind of dot" />,
    large: <Dots dots={["ringed", "open", "open"]} label="Two open" size="large" />,
    small: <Dots dots={["ringed", "filled"]} label="None open" size="small" />,
  },
  figure: {
    default: <Figure value={1234} />,
    unknown: <Figure value={undefined} />,
  },
  stars: {
    default: <Stars figure="4.8" label="Rated 4.8 of 5" value={4.8} />,
    none: <Stars figure="0" label="Rated 0 of 5" value={0} />,
  },
  "stat-tile": {
    default: (
      <StatStrip>
        <StatTile label="Known" value={159} />
        <StatTile label="Unknown" value="---" />
      </StatStrip>
    ),
  },
  "tab-list": {
    default: (
      <Tabs defaultValue="one">
        <TabList label="Tabs">
          <Tab value="one">One</Tab>
          <Tab value="two">Counted</Tab>
          <Tab value="three">News</Tab>
        </TabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
        <TabPanel value="three">{LONG}</TabPanel>
      </Tabs>
    ),
  },
  tabs: {
    figures: (
      <Tabs defaultValue="one">
        <FigureTabList label="Figures">
          <FigureTab figure={12} value="one">
            One
          </FigureTab>
          <FigureTab figure={undefined} value="two">
            Unknown
          </FigureTab>
          <FigureTab figure={3} name="Latest news" needsAttention value="three">
            News
          </FigureTab>
        </FigureTabList>
        <TabPanel value="one">First</TabPanel>
        <TabPanel value="two">Second</TabPanel>
        <TabPanel value="three">Third</TabPanel>
      </Tabs>
    ),
  },
  "empty-state": {
    default: (
      <EmptyState action={<Button>Do something</Button>} as="h3" title="Nothing here">
        And why.
      </EmptyState>
    ),
    "long text": <EmptyState title={LONG}>{LONG}</EmptyState>,
  },
} satisfies Sections;
