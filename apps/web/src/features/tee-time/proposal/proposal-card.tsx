import { displayName, firstNameOf } from "@fourball/domain/profile/name";
import type { ChangeProposal } from "@fourball/domain/proposal/schema";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { Message } from "@fourball/ui/message";
import { type ReactNode, useRef } from "react";
import { courseTimeText, longDate } from "../../../kit/formatting.ts";
import { GolferAvatar } from "../../../kit/golfer/golfer-avatar.tsx";
import { LoadFailed } from "../../../kit/page/load-failed.tsx";
import { QuestionButton } from "../../../kit/page/question-button.tsx";
import { useFocusWhenReplaced } from "../../../kit/page/use-focus-when-replaced.ts";
import { useViewerId } from "../../../kit/session/member.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { proposalTexts } from "./texts.ts";
import { useAnswerProposal, useDecideProposal } from "./use-proposal.ts";

/** Old and new, who has answered what, and the viewer's part in it; nothing where nothing is proposed. */
export function ProposalCard({ teeTime }: { teeTime: TeeTimeDetail }): ReactNode {
  const { data, error, refetch } = trpc.proposal.get.useQuery({ teeTimeId: teeTime.id });
  if (error) return <LoadFailed error={error} retry={() => void refetch()} title={proposalTexts.decideFailed} />;
  return data?.proposal ? <Proposal proposal={data.proposal} teeTime={teeTime} /> : null;
}

type ProposalProps = { proposal: ChangeProposal; teeTime: TeeTimeDetail };

function Proposal({ proposal, teeTime }: ProposalProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const viewerId = useViewerId();
  const { before, after, players } = proposal;
  const own = players.find(({ userId }) => userId === viewerId);
  useFocusWhenReplaced(heading, proposal.id);
  const isHost = teeTime.viewerStatus === "host";
  const input = { teeTimeId: teeTime.id, proposalId: proposal.id };
  return (
    <Card as="section" className="stack gap-4 p-4 sm:p-5">
      <div className="grid gap-1">
        <h2 className="text-h3 outline-none" ref={heading} tabIndex={-1}>
          {isHost ? proposalTexts.ofHost : proposalTexts.ofPlayer(firstNameOf(teeTime.host))}
        </h2>
        <p className="text-ink-2 text-small">
          {isHost ? (isRefusedByAll(players) ? proposalTexts.toHostOfNone : proposalTexts.toHost) : proposalTexts.toPlayer}{" "}
          {isHost && teeTime.guests.length > 0 ? proposalTexts.guests : null}
        </p>
      </div>
      <dl className="grid gap-3">
        <Place label={proposalTexts.before} place={before} />
        <Place isNew label={proposalTexts.after} place={after} />
      </dl>
      <ul aria-label={proposalTexts.players} className="grid">
        {players.map(({ userId, golfer, isIn }) => (
          <li className="flex items-center gap-x-3 border-line border-b py-2.5 last:border-b-0" key={userId}>
            <GolferAvatar golfer={golfer} />
            <p className="min-w-0 grow text-small wrap-anywhere">{displayName(golfer)}</p>
            <p className="text-ink-2 text-small">
              {isIn === null ? proposalTexts.none : isIn ? proposalTexts.isIn : proposalTexts.isOut}
            </p>
          </li>
        ))}
      </ul>
      {isHost ? (
        <HostsDecision input={input} />
      ) : own ? (
        <PlayersAnswer input={input} isIn={own.isIn} open={openAnswers(players)} />
      ) : null}
    </Card>
  );
}

const isRefusedByAll = (players: ChangeProposal["players"]): boolean => players.every(({ isIn }) => isIn === false);

const openAnswers = (players: ChangeProposal["players"]): number => players.filter(({ isIn }) => isIn === null).length;

type PlaceProps = { label: string; place: ChangeProposal["before"]; isNew?: boolean };

const Place = ({ label, place: { courseName, ...when }, isNew = false }: PlaceProps): ReactNode => (
  <div>
    <dt className="text-ink-2 text-micro">{label}</dt>
    <dd className={isNew ? "font-semibold" : undefined}>
      {proposalTexts.place(longDate(when.date), courseTimeText(when), courseName)}
    </dd>
  </div>
);

type HostsDecisionProps = { input: { teeTimeId: string; proposalId: string } };

/** The host doesn't have to wait for the last answer. */
function HostsDecision({ input }: HostsDecisionProps): ReactNode {
  const { mutateAsync: decide, isPending, refusal } = useDecideProposal();
  // Its refusal is shown below.
  const drop = () => decide({ ...input, isMade: false }).catch(() => undefined);
  return (
    <div className="stack gap-2.5">
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="grid grid-cols-2 gap-2">
        <QuestionButton
          question={{ ...proposalTexts.makeQuestion, tone: "primary", onConfirm: () => decide({ ...input, isMade: true }) }}
        >
          {proposalTexts.make}
        </QuestionButton>
        <Button onClick={() => void drop()} pending={isPending} variant="secondary">
          {proposalTexts.drop}
        </Button>
      </div>
    </div>
  );
}

type PlayersAnswerProps = {
  input: { teeTimeId: string; proposalId: string };
  /** What the viewer has said. */
  isIn: boolean | null;
  /** How many answers are missing. */
  open: number;
};

/** Still in or can't; it can be changed until the change is made. */
function PlayersAnswer({ input, isIn, open }: PlayersAnswerProps): ReactNode {
  const { mutate: answer, isPending, refusal } = useAnswerProposal();
  return (
    <div className="stack gap-2.5">
      <p aria-live="polite" className="text-small empty:hidden">
        {isIn === null
          ? null
          : `${isIn ? proposalTexts.saidIn : proposalTexts.saidOut} ${open === 0 ? proposalTexts.waitingForHost : proposalTexts.waiting(open)}`}
      </p>
      {refusal ? <Message role="alert">{refusal}</Message> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button
          aria-pressed={isIn === true}
          onClick={() => answer({ ...input, isIn: true })}
          pending={isPending}
          variant={isIn === false ? "secondary" : "primary"}
        >
          {proposalTexts.isIn}
        </Button>
        <Button
          aria-pressed={isIn === false}
          onClick={() => answer({ ...input, isIn: false })}
          pending={isPending}
          variant={isIn === false ? "primary" : "secondary"}
        >
          {proposalTexts.isOut}
        </Button>
      </div>
    </div>
  );
}
