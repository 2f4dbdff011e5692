import type { ChatMessage } from "@fourball/domain/chat/message";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { FakeSocket } from "@fourball/testkit/sockets/fake-socket";
import { aChatMessage, aTeeTimeDetail } from "@fourball/testkit/tee-time-fixtures";
import { screen, waitFor } from "@testing-library/react";
import { createElement } from "react";
import { expect, vi } from "vitest";
import { GamePart } from "../../testing/game-part.tsx";
import { renderPart, type renderRoute } from "../../testing/render-route.tsx";
import { ChatCard } from "./chat-card.tsx";

export const teeTimeId = idOf(200);
const page = `/tee-times/${teeTimeId}`;

/** A message by another golfer. */
export const messageByMaya = (seq: number, message: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ id: idOf(400 + seq), seq, userId: idOf(2), userName: "Maya Okafor", message, ...changes });

export const ownMessage = (seq: number, message: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ id: idOf(400 + seq), seq, message, ...changes });

type Scene = {
  game?: Partial<TeeTimeDetail>;
  /** The history of the room. */
  messages?: ChatMessage[];
  readUpTo?: number;
  seenUpTo?: number;
  calls?: MockTreeChanges;
  socket?: FakeSocket;
  draw?: typeof renderRoute;
  /** Of the address, such as `?view=chat`. */
  search?: string;
};

/** The chat of a game in which the viewer plays: alone, or as part of what `draw` renders. */
export function openChat({
  game,
  messages = [],
  readUpTo = messages.length,
  seenUpTo = 0,
  calls = {},
  socket = new FakeSocket(),
  draw,
  search = "",
}: Scene = {}) {
  const changes: MockTreeChanges = {
    ...calls,
    teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "confirmed", ...game }), ...calls.teeTime },
    chat: { history: () => ({ messages, readUpTo, seenUpTo }), ...calls.chat },
  };
  if (draw) return draw(page + search, changes, socket);
  const card = createElement(GamePart, { part: (teeTime) => createElement(ChatCard, { teeTime }) });
  return renderPart(page + search, card, changes, socket);
}

export const box = () => screen.getByRole("textbox", { name: "Message" });
export const online = () => waitFor(() => expect(box()).toBeEnabled());
export const log = () => screen.findByRole("log");
/** The messages in their order. */
export const texts = async () => [...(await log()).querySelectorAll(".whitespace-pre-wrap")].map((each) => each.textContent);

/** Every observed element intersects: the simulated browser has no layout. */
export function seeEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = "";
      readonly scrollMargin = "";
      readonly thresholds = [];
      readonly #notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.#notify = notify;
      }
      observe(target: Element): void {
        const area = target.getBoundingClientRect();
        const seen = { boundingClientRect: area, intersectionRect: area, intersectionRatio: 1, rootBounds: null, time: 0 };
        this.#notify([{ target, isIntersecting: true, ...seen }], this);
      }
      takeRecords = () => [];
      disconnect(): void {}
      unobserve(): void {}
    },
  );
}
