import specifications from "@asyncapi/specs";
import { clientFrame, serverFrame } from "@fourball/domain/chat/socket-protocol";
import { testWorld } from "@fourball/services/testing";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { asyncApiDocument } from "../src/asyncapi/document.ts";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();
const document = asyncApiDocument("https://fourball.example");

describe("AsyncAPI document", () => {
  test("is valid AsyncAPI 3.1", () => {
    const validate = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(
      specifications.schemasWithoutId["3.1.0"],
    );
    validate(document);
    expect(validate.errors).toBeNull();
  });

  test("has a valid example for every frame", () => {
    const { messages } = document.channels.chat;
    expect(Object.keys(messages)).toHaveLength(clientFrame.options.length + serverFrame.options.length);
    for (const [name, { examples }] of Object.entries(messages)) {
      const schema = name.startsWith("client_") ? clientFrame : serverFrame;
      expect(examples).toHaveLength(1);
      for (const { payload } of examples) expect(schema.safeParse(payload).error).toBeUndefined();
    }
  });

  test("is served at /api/asyncapi.json", async () => {
    await using server = await startTestServer(world);
    const answer = await server.call("/api/asyncapi.json");
    expect(await answer.json()).toMatchObject({ asyncapi: "3.1.0", servers: { here: { protocol: "ws" } } });
  });
});
