import { moneyText } from "@fourball/domain/cost/cents";
import { owedToBooker, paidAtShop } from "@fourball/domain/cost/shares";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Message } from "@fourball/ui/message";
import { RowFace, RowItem, rowStyle } from "@fourball/ui/row-list";
import { Link } from "@tanstack/react-router";
import CloudRain from "lucide-react/icons/cloud-rain";
import LinkIcon from "lucide-react/icons/link";
import Pencil from "lucide-react/icons/pencil";
import Repeat from "lucide-react/icons/repeat";
import UserCheck from "lucide-react/icons/user-check";
import UserPlus from "lucide-react/icons/user-plus";
import Wallet from "lucide-react/icons/wallet";
import { lazy, type ReactNode } from "react";
import { AlertDialog } from "../../../kit/page/lazy-alert-dialog.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { attendanceTexts } from "../attendance/texts.ts";
import { useBadWeather } from "../attendance/use-attendance.ts";
import { costTexts } from "../costs/texts.ts";
import { preloadEdit } from "../edit/edit-layer.tsx";
import { useGameAddress } from "../game-address.ts";
import { roundLinkTexts } from "../round-link/texts.ts";
import { standingTexts } from "../standing/texts.ts";
import { teeTimeTexts } from "../texts.ts";
import { guestsTexts } from "./guests-texts.ts";
import { RowButton } from "./row-button.tsx";

const CostsDialog = lazy(() => import("../costs/costs-dialog.tsx").then((m) => ({ default: m.CostsDialog })));
const RoundLinkDialog = lazy(() => import("../round-link/round-link-dialog.tsx").then((m) => ({ default: m.RoundLinkDialog })));
const GuestsDialog = lazy(() => import("./guests-dialog.tsx").then((m) => ({ default: m.GuestsDialog })));
const HandOverDialog = lazy(() => import("./hand-over-dialog.tsx").then((m) => ({ default: m.HandOverDialog })));

type RowProps = { teeTime: TeeTimeDetail };

export function CostsRow({ teeTime }: RowProps): ReactNode {
  const { data } = trpc.cost.get.useQuery(useGameAddress());
  if (!data) return null;
  const { costs } = data;
  const each = costs && moneyText(paidAtShop(costs) + owedToBooker(costs), costs.currency);
  return (
    <RowButton
      dialog={(isOpen, setOpen) =>
        isOpen ? <CostsDialog costs={costs} onClose={() => setOpen(false)} teeTime={teeTime} /> : null
      }
      icon={<Wallet />}
      value={each ? `${each} ${costTexts.each}` : teeTimeTexts.more.add}
    >
      {costTexts.row}
    </RowButton>
  );
}

export function RoundLinkRow({ teeTime: { id, course } }: RowProps): ReactNode {
  const { data } = trpc.roundLink.own.useQuery({ teeTimeId: id });
  return (
    <RowButton
      dialog={(isOpen, setOpen) => (
        <RoundLinkDialog courseName={course.name} isOpen={isOpen} onOpenChange={setOpen} teeTimeId={id} />
      )}
      icon={<LinkIcon />}
      value={data && (data.path ? teeTimeTexts.more.on : teeTimeTexts.more.off)}
    >
      {roundLinkTexts.title}
    </RowButton>
  );
}

export function GuestsRow({ teeTime }: RowProps): ReactNode {
  const { guestRules: rules, isPublic } = teeTime;
  if (!rules) return null;
  const { title, values } = guestsTexts;
  return (
    <RowButton
      dialog={(isOpen, setOpen) => <GuestsDialog isOpen={isOpen} onOpenChange={setOpen} rules={rules} teeTime={teeTime} />}
      icon={<UserPlus />}
      value={!rules.takesGuests ? values.off : rules.guestsAreIn && !isPublic ? values.in : values.ask}
    >
      {title}
    </RowButton>
  );
}

export function RepeatRow({ teeTime: { id, standingGameId } }: RowProps): ReactNode {
  return (
    <RowItem>
      {standingGameId ? (
        <Link className={rowStyle()} to="/standing-games">
          <RowFace icon={<Repeat />} value={teeTimeTexts.more.on}>
            {standingTexts.part}
          </RowFace>
        </Link>
      ) : (
        <Link className={rowStyle()} search={{ from: id }} to="/standing-games/new">
          <RowFace icon={<Repeat />} value={teeTimeTexts.more.off}>
            {standingTexts.make}
          </RowFace>
        </Link>
      )}
    </RowItem>
  );
}

/** Only a confirmed player can become the host. */
export function HandOverRow({ teeTime }: RowProps): ReactNode {
  const { data = [] } = trpc.participation.list.useQuery(useGameAddress());
  const confirmed = data.filter(({ status }) => status === "confirmed");
  if (confirmed.length === 0) return null;
  return (
    <RowButton
      dialog={(isOpen, setOpen) => (
        <HandOverDialog confirmed={confirmed} isOpen={isOpen} onClose={() => setOpen(false)} teeTimeId={teeTime.id} />
      )}
      icon={<UserCheck />}
    >
      {teeTimeTexts.handOver.button}
    </RowButton>
  );
}

export const EditRow = ({ teeTime: { id } }: RowProps): ReactNode => (
  <RowItem>
    <Link
      className={rowStyle()}
      {...preloadEdit}
      params={{ teeTimeId: id }}
      search={(search) => ({ ...search, edit: true })}
      to="/tee-times/$teeTimeId"
    >
      <RowFace icon={<Pencil />}>{teeTimeTexts.manage.edit}</RowFace>
    </Link>
  </RowItem>
);

/** Before the round; after it, the weather is a question of who came. */
export function WeatherRow({ teeTime: { id } }: RowProps): ReactNode {
  const { mutate: say, refusal } = useBadWeather();
  const words = attendanceTexts.weather;
  return (
    <RowButton
      dialog={(isOpen, setOpen) => (
        <AlertDialog
          cancelLabel={words.keep}
          confirmLabel={words.say}
          description={words.question}
          onConfirm={() => say({ teeTimeId: id, isBad: true })}
          onOpenChange={setOpen}
          open={isOpen}
          title={words.title}
          tone="primary"
        >
          {refusal ? <Message role="alert">{refusal}</Message> : null}
        </AlertDialog>
      )}
      icon={<CloudRain />}
    >
      {words.title}
    </RowButton>
  );
}
