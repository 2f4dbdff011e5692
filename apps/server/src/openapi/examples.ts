import { EXAMPLE_RESPONSES } from "./example-responses.gen.ts";

const id = (number: number): string => `5b3f0c1e-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** The data of the examples: Maya hosts a game, Jonas and a guest ask to join it, Ruth is an admin. */
export const SAMPLE = {
  maya: id(1),
  jonas: id(2),
  ruth: id(3),
  cypressHollow: id(10),
  foxRun: id(11),
  game: id(20),
  jonasAsks: id(30),
  robinAsks: id(40),
  password: "a long walk spoiled",
  resetToken: "k3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3Zt8n4sXr1A",
  emailToken: "Zt8n4sXr1Ak3uB0JQyJr0cJk9e5mZpYb7m1m0yq2Yw3",
  signUpToken: "m1m0yq2Yw3Zt8n4sXr1Ak3uB0JQyJr0cJk9e5mZpYb7",
  guestToken: "e5mZpYb7m1m0yq2Yw3Zt8n4sXr1Ak3uB0JQyJr0cJk9",
} as const;

export type ExampleCall = {
  /** The signed-in golfer; absent for an anonymous call. */
  as?: "maya" | "jonas" | "ruth";
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object;
};

const theGame = { id: SAMPLE.game };
const aCourse = {
  name: "Harbour Links",
  location: "Monterey, CA",
  city: "Monterey",
  state: "CA",
  latitude: "36.61",
  longitude: "-121.9",
};

/** One call of every row of the table, by method and path. */
const CALLS: Readonly<Record<string, ExampleCall>> = {
  "GET /auth/user": { as: "jonas" },
  "POST /auth/register": {
    body: { email: "priya@example.com", password: SAMPLE.password, firstName: "Priya", lastName: "Shah" },
  },
  "POST /auth/finish-sign-up": { body: { token: SAMPLE.signUpToken, password: SAMPLE.password } },
  "POST /auth/login": { body: { email: "maya@example.com", password: SAMPLE.password } },
  "POST /auth/forgot-password": { body: { email: "maya@example.com" } },
  "POST /auth/reset-password": { body: { token: SAMPLE.resetToken, newPassword: "an even longer walk" } },
  "POST /auth/confirm-email": { as: "jonas", body: { token: SAMPLE.emailToken } },
  "POST /auth/confirm-password": { as: "maya", body: { password: SAMPLE.password } },
  "POST /auth/websocket-token": { as: "jonas" },
  "GET /tee-times": { as: "jonas", query: { filter: "week", limit: "12" } },
  "GET /tee-times/:id": { as: "jonas", params: theGame },
  "GET /tee-times/:id/participants": { as: "maya", params: theGame },
  "GET /tee-times/:id/messages": { as: "maya", params: theGame, query: { limit: "50" } },
  "POST /tee-times": {
    as: "maya",
    body: {
      courseId: SAMPLE.cypressHollow,
      date: "2026-06-14",
      time: "07:40",
      totalSlots: 4,
      description: "Early start, home for lunch.",
      mood: "early",
      preferences: ["Walking preferred"],
      isPublic: true,
    },
  },
  "PATCH /tee-times/:id": { as: "maya", params: theGame, body: { time: "08:10" } },
  "DELETE /tee-times/:id": { as: "maya", params: theGame, body: { reason: "Frost all week" } },
  "POST /tee-times/:id/join": { as: "ruth", params: theGame, body: { message: "I play fast." } },
  "DELETE /tee-times/:id/join": { as: "jonas", params: theGame },
  "PATCH /participants/:participantId/status": {
    as: "maya",
    params: { participantId: SAMPLE.jonasAsks },
    body: { status: "confirmed" },
  },
  "POST /tee-times/:id/guest-requests": {
    params: theGame,
    body: { guestName: "Sam Field", guestEmail: "sam@example.com", message: "In town for the week." },
  },
  "POST /guest-requests/confirm": { body: { token: SAMPLE.guestToken } },
  "GET /tee-times/:id/guest-requests": { as: "maya", params: theGame },
  "PATCH /guest-requests/:id/status": { as: "maya", params: { id: SAMPLE.robinAsks }, body: { status: "approved" } },
  "GET /dashboard/stats": { as: "maya" },
  "GET /dashboard/hosted": { as: "maya" },
  "GET /dashboard/joined": { as: "jonas" },
  "GET /dashboard/pending-requests": { as: "maya" },
  "POST /process-pending-request": { as: "ruth", body: { teeTimeId: SAMPLE.game } },
  "GET /profile/:userId": { params: { userId: SAMPLE.maya } },
  "GET /profile/:userId/tee-times": { params: { userId: SAMPLE.maya } },
  "PATCH /users/profile": { as: "jonas", body: { bio: "Short game first.", handicap: 6.4, smsTeeTimeChanges: false } },
  "GET /courses": { query: { q: "cypress" } },
  "GET /courses/:id": { params: { id: SAMPLE.cypressHollow } },
  "GET /courses/:id/tee-times": { params: { id: SAMPLE.cypressHollow } },
  "GET /admin/stats": { as: "ruth" },
  "GET /admin/users": { as: "ruth", query: { q: "maya" } },
  "PATCH /admin/users/:userId": { as: "ruth", params: { userId: SAMPLE.maya }, body: { isAdmin: true } },
  "POST /admin/courses": { as: "ruth", body: aCourse },
  "POST /admin/courses/csv": { as: "ruth", body: { courses: [aCourse, { ...aCourse, name: "Nameless Hills", state: "" }] } },
  "PATCH /admin/courses/:id": { as: "ruth", params: { id: SAMPLE.foxRun }, body: { ...aCourse, name: "Fox Run West" } },
  "DELETE /admin/courses/:id": { as: "ruth", params: { id: SAMPLE.foxRun } },
};

/** The example of a row; each row has one. */
export function exampleCall(key: string): ExampleCall {
  const call = CALLS[key];
  if (!call) throw new Error(`${key} has no example`);
  return call;
}

const RESPONSES: Readonly<Record<string, unknown>> = EXAMPLE_RESPONSES;

/** The response to that call, as recorded by the test that makes it. */
export const exampleResponse = (key: string): unknown => RESPONSES[key];
