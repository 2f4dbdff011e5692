import { forgotPasswordInput, openSignUpInput, signInInput } from "@fourball/domain/account/schema";
import { blockInput } from "@fourball/domain/block/schema";
import {
  chatHistoryInput,
  deleteMessageInput,
  markReadInput,
  muteInput,
  reactInput,
  roomInput,
  sayInput,
} from "@fourball/domain/chat/message";
import { listCoursesInput } from "@fourball/domain/course/schema";
import { openCourseInput } from "@fourball/domain/course-page/schema";
import { fillInput, openFillInput } from "@fourball/domain/fill/schema";
import { openGuestRequestInput } from "@fourball/domain/guest/schema";
import { decideParticipationInput, openTeeTimeInput } from "@fourball/domain/inputs";
import { listNotificationsInput, markNotificationsReadInput } from "@fourball/domain/notification/schema";
import {
  answerPlayingInput,
  confirmPlayingInput,
  dropFriendInput,
  joinTeeTimeInput,
  joinWaitlistInput,
  openPlayingInput,
  undoDecisionInput,
} from "@fourball/domain/participation/schema";
import { openProfileGamesInput, openProfileInput } from "@fourball/domain/profile/schema";
import { updateProfileInput } from "@fourball/domain/profile/settings";
import { proposalInput } from "@fourball/domain/proposal/schema";
import { rateGolferInput } from "@fourball/domain/rating/schema";
import { openRoundLinkInput, roundLinkInput } from "@fourball/domain/round-link/schema";
import { changeSearchInput, deleteSearchInput, saveSearchInput } from "@fourball/domain/saved-search/schema";
import { listTeeTimesInput, teeTimeFilter } from "@fourball/domain/tee-time/list";
import { mapInput, mapStartInput, unplacedInput } from "@fourball/domain/tee-time/map";
import { cancelTeeTimeInput, createTeeTimeInput, editTeeTimeInput, overlapInput } from "@fourball/domain/tee-time/schema";
import type { ZodType } from "zod";
import type { ProcedurePath } from "../mock-tree.ts";

/** What the router parses calls with, of those that the mock server answers. */
const inputs: Partial<Record<ProcedurePath, ZodType>> = {
  "account.openSignUp": openSignUpInput,
  "account.signIn": signInInput,
  "account.forgotPassword": forgotPasswordInput,
  "teeTime.list": listTeeTimesInput,
  "teeTime.count": teeTimeFilter,
  "teeTime.map": mapInput,
  "teeTime.mapStart": mapStartInput,
  "teeTime.unplaced": unplacedInput,
  "teeTime.get": openTeeTimeInput,
  "teeTime.overlap": overlapInput,
  "teeTime.create": createTeeTimeInput,
  "teeTime.edit": editTeeTimeInput,
  "teeTime.cancel": cancelTeeTimeInput,
  "teeTime.join": joinTeeTimeInput,
  "teeTime.joinWaitlist": joinWaitlistInput,
  "teeTime.dropFriend": dropFriendInput,
  "teeTime.acceptOffer": openTeeTimeInput,
  "teeTime.withdraw": openTeeTimeInput,
  "teeTime.processPending": openTeeTimeInput,
  "participation.list": openTeeTimeInput,
  "participation.decide": decideParticipationInput,
  "participation.undoDecision": undoDecisionInput,
  "participation.confirmPlaying": confirmPlayingInput,
  "participation.openPlaying": openPlayingInput,
  "participation.answerPlaying": answerPlayingInput,
  "fill.get": fillInput,
  "fill.open": openFillInput,
  "guest.own": openGuestRequestInput,
  "guest.list": openTeeTimeInput,
  "profile.get": openProfileInput,
  "profile.teeTimes": openProfileGamesInput,
  "profile.rounds": openProfileInput,
  "profile.update": updateProfileInput,
  "block.add": blockInput,
  "block.remove": blockInput,
  "chat.history": chatHistoryInput,
  "chat.say": sayInput,
  "chat.delete": deleteMessageInput,
  "chat.react": reactInput,
  "chat.markRead": markReadInput,
  "chat.typing": roomInput,
  "chat.mute": muteInput,
  "roundLink.own": roundLinkInput,
  "roundLink.open": openRoundLinkInput,
  "proposal.get": proposalInput,
  "cost.get": openTeeTimeInput,
  "savedSearch.save": saveSearchInput,
  "savedSearch.change": changeSearchInput,
  "savedSearch.delete": deleteSearchInput,
  "notification.list": listNotificationsInput,
  "notification.markRead": markNotificationsReadInput,
  "rating.round": openTeeTimeInput,
  "rating.rate": rateGolferInput,
  "attendance.arrivals": openTeeTimeInput,
  "attendance.round": openTeeTimeInput,
  "course.list": listCoursesInput,
  "course.get": openCourseInput,
  "course.teeTimes": openCourseInput,
};

export const INPUTS: ReadonlyMap<string, ZodType> = new Map(Object.entries(inputs));
