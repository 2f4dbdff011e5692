import specifications from "@asyncapi/specs";
import { clientFrame, serverFrame } from "@fourball/domain/chat/socket-protocol";
import { testClub } from "@fourball/services/testing";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { asyncApiDocument } from "../src/asyncapi/document.ts";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const document = asyncApiDocument("https://fourball.example");

test("the document of the chat is valid AsyncAPI 3.0", () => {
  const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(
    specifications.schemasWithoutId["3.0.0"],
  );
  validate(document);
  expect(validate.errors).toBeNull();
});

test("every frame has an example that is one", () => {
  const { messages } = document.channels.chat;
  expect(Object.keys(messages)).toHaveLength(clientFrame.options.length + serverFrame.options.length);
  for (const [name, { examples }] of Object.entries(messages)) {
    const schema = name.startsWith("client_") ? clientFrame : serverFrame;
    expect(examples).toHaveLength(1);
    for (const { payload } of examples) expect(schema.safeParse(payload).error).toBeUndefined();
  }
});

test("is served beside the calls", async () => {
  await using server = await startTestServer(club);
  const answer = await server.call("/api/asyncapi.json");
  expect(await answer.json()).toMatchObject({ asyncapi: "3.0.0", servers: { here: { protocol: "ws" } } });
});
