import { fail } from "@fourball/domain/failure";
import { wireError } from "@fourball/testkit/mock-failure";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { server } from "../../testing/mock-server.ts";
import { apiErrorOf } from "./api-error.ts";
import { failureMessage } from "./failure.ts";
import { createTrpcClient } from "./trpc.ts";

const path = "course.list";
const answer = (error: Error, status: number) => () => HttpResponse.json([{ error: wireError(error, path) }], { status });

it.each([
  ["a refusal", answer(fail("courseExists"), 409), "This course already exists"],
  ["a bug of the server", answer(new Error("bug"), 500), "Something went wrong on our side. Please try again."],
  [
    "a proxy's error page",
    () => new HttpResponse("<h1>502</h1>", { status: 502 }),
    "Something went wrong on our side. Please try again.",
  ],
  ["a lost connection", () => HttpResponse.error(), "Check your connection, then try again."],
])("%s has its own text", async (_name, respond, text) => {
  server.use(http.get("*/trpc/course.list", respond));
  const error: unknown = await createTrpcClient(() => undefined)
    .course.list.query({})
    .catch((thrown: unknown) => thrown);
  expect(failureMessage(apiErrorOf(error))).toBe(text);
});
