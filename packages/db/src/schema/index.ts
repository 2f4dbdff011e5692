export * from "./golf-courses.ts";
export * from "./guest-requests.ts";
export * from "./outbox.ts";
export * from "./password-reset-tokens.ts";
export * from "./sessions.ts";
export * from "./tee-time-participants.ts";
export * from "./tee-times.ts";
export * from "./users.ts";
