import { z } from "zod";
import { playerAvatar } from "../golfer/schema.ts";
import { entityId, teeTimeId } from "../id.ts";
import { editTeeTimeInput } from "../tee-time/schema.ts";

/** What the host would change; what is left out stays. */
export const proposeChangeInput = editTeeTimeInput.pick({ teeTimeId: true, courseId: true, date: true, time: true });
export type ProposeChangeInput = z.infer<typeof proposeChangeInput>;

export const proposalInput = z.object({ teeTimeId });
export type ProposalInput = z.infer<typeof proposalInput>;

/** Names the proposal, so that an answer to one that was replaced is no answer to the next. */
const proposalId = entityId("proposalNotFound");

export const answerProposalInput = z.object({ teeTimeId, proposalId, isIn: z.boolean() });
export type AnswerProposalInput = z.infer<typeof answerProposalInput>;

export const decideProposalInput = z.object({ teeTimeId, proposalId, isMade: z.boolean() });
export type DecideProposalInput = z.infer<typeof decideProposalInput>;

const place = z.object({ courseName: z.string(), timeZone: z.string(), date: z.string(), time: z.string() });

/** Another date, time or course, which the host proposes to the players. */
export const changeProposal = z.object({
  id: z.string(),
  before: place,
  after: place,
  /** The players, in the order in which they joined. */
  players: z.array(z.object({ userId: z.string(), golfer: playerAvatar, isIn: z.boolean().nullable() })),
  createdAt: z.iso.datetime(),
});
export type ChangeProposal = z.infer<typeof changeProposal>;

/** `proposal` is null where there is none. */
export const openProposal = z.object({ teeTimeId: z.string(), proposal: changeProposal.nullable() });
export type OpenProposal = z.infer<typeof openProposal>;
