import type { FailureEntries } from "./codes.ts";

/** Also said by the browser, before a picture is sent. */
export const PICTURE_WRONG_TYPE = "Choose a JPEG, PNG, WebP or AVIF picture.";
export const PICTURE_HEIC = "We can't read HEIC pictures. Save it as JPEG and try again.";
export const PICTURE_DAMAGED = "We couldn't read this picture. It may be damaged.";

/** Of golfers, what they say about each other, and their pictures. */
export const golferFailures = {
  blockOfYourself: { code: "invalid", text: "You cannot block yourself" },
  calendarNotFound: { code: "not_found", text: "Calendar not found" },
  golferNotFound: { code: "not_found", text: "Golfer not found" },
  notificationNotFound: { code: "not_found", text: "Notification not found" },
  pictureAnimated: { code: "invalid", text: "Choose a picture that doesn't move." },
  pictureDamaged: { code: "invalid", text: PICTURE_DAMAGED },
  pictureGone: { code: "invalid", text: "This picture is no longer here. Choose it again." },
  pictureHeic: { code: "unsupported_media_type", text: PICTURE_HEIC },
  pictureNotFound: { code: "not_found", text: "Picture not found" },
  pictureNotPublic: {
    code: "invalid",
    text: "This address isn't open to everyone. Use a picture on a public website, or upload one.",
  },
  pictureTooLarge: { code: "too_large", text: "This picture is larger than 5 MB. Choose a smaller one." },
  pictureTooManyPixels: { code: "invalid", text: "This picture has too many pixels. Choose a smaller one." },
  pictureUploading: { code: "too_many_requests", text: "Wait until your other picture is uploaded." },
  picturesUnavailable: { code: "unavailable", text: "Pictures are unavailable right now. Please try again in a minute." },
  pictureTypeUnknown: { code: "unsupported_media_type", text: PICTURE_WRONG_TYPE },
  profileNotFound: { code: "not_found", text: "Profile not found or not public" },
  pushServiceUnknown: { code: "invalid", text: "Not a push service" },
  reportOfYourself: { code: "invalid", text: "You cannot report yourself" },
  reportsTooMany: { code: "too_many_requests", text: "You can send {most} reports a day. Try again tomorrow." },
  warningNotFound: { code: "not_found", text: "Warning not found" },
} as const satisfies FailureEntries;
