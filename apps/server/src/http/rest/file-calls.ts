import { chatMessage, sendPhotoInput } from "@fourball/domain/chat/message";
import type { FailureName } from "@fourball/domain/failure";
import { uploadedPicture } from "@fourball/domain/picture/schema";
import { z } from "zod";
import type { Operation, RestRow } from "./rest-route.ts";

/** A call whose body or answer is a file, for its documentation. */
export type FileCall = Pick<RestRow, "method" | "path"> & {
  operation: Omit<Operation, "calls">;
  file: "upload" | "download";
  /** Its refusals, besides those of every call. */
  fails: readonly FailureName[];
};

const PICTURE_FAILS = [
  "pictureAnimated",
  "pictureDamaged",
  "pictureHeic",
  "pictureTooLarge",
  "pictureTooManyPixels",
  "pictureTypeUnknown",
  "pictureUploading",
  "picturesUnavailable",
] as const satisfies FailureName[];

export const fileCalls: readonly FileCall[] = [
  {
    method: "POST",
    path: "/pictures/golfer",
    file: "upload",
    fails: ["unauthorized", ...PICTURE_FAILS],
    operation: { summary: "Upload a golfer's photo", access: "golfers", response: uploadedPicture, status: 201 },
  },
  {
    method: "POST",
    path: "/pictures/cover",
    file: "upload",
    fails: ["unauthorized", ...PICTURE_FAILS],
    operation: { summary: "Upload a profile's cover", access: "golfers", response: uploadedPicture, status: 201 },
  },
  {
    method: "POST",
    path: "/pictures/course",
    file: "upload",
    fails: ["unauthorized", "adminsOnly", "passkeyNeeded", ...PICTURE_FAILS],
    operation: { summary: "Upload a course's picture", access: "admins", response: uploadedPicture, status: 201 },
  },
  {
    method: "POST",
    path: "/tee-times/:id/photos",
    file: "upload",
    fails: ["unauthorized", "chatClosed", "notParticipant", "teeTimeNotFound", ...PICTURE_FAILS],
    operation: {
      summary: "Send a photo in the group chat",
      access: "golfers",
      query: sendPhotoInput.omit({ teeTimeId: true }),
      response: chatMessage,
      status: 201,
    },
  },
  {
    method: "GET",
    path: "/account/archive",
    file: "download",
    fails: ["unauthorized"],
    operation: {
      summary: "Download all data of the signed-in golfer (ZIP)",
      access: "golfers",
      response: z.never(),
    },
  },
];
