import { chatMessage, sendPhotoInput } from "@fourball/domain/chat/message";
import { uploadedPicture } from "@fourball/domain/picture/schema";
import { z } from "zod";
import type { RestRow } from "./rest-route.ts";

/** A call whose body or answer is a file, for its documentation. */
export type FileCall = Pick<RestRow, "method" | "path" | "operation"> & { file: "upload" | "download" };

export const fileCalls: readonly FileCall[] = [
  {
    method: "POST",
    path: "/pictures/golfer",
    file: "upload",
    operation: { summary: "Upload a golfer's photo", access: "golfers", response: uploadedPicture, status: 201, errors: [400] },
  },
  {
    method: "POST",
    path: "/pictures/cover",
    file: "upload",
    operation: { summary: "Upload a profile's cover", access: "golfers", response: uploadedPicture, status: 201, errors: [400] },
  },
  {
    method: "POST",
    path: "/pictures/course",
    file: "upload",
    operation: { summary: "Upload a course's picture", access: "admins", response: uploadedPicture, status: 201, errors: [400] },
  },
  {
    method: "POST",
    path: "/tee-times/:id/photos",
    file: "upload",
    operation: {
      summary: "Send a photo in the group chat",
      access: "golfers",
      query: sendPhotoInput.omit({ teeTimeId: true }),
      response: chatMessage,
      status: 201,
      errors: [403, 409],
    },
  },
  {
    method: "GET",
    path: "/account/archive",
    file: "download",
    operation: {
      summary: "Download all data of the signed-in golfer (ZIP)",
      access: "golfers",
      response: z.never(),
    },
  },
];
