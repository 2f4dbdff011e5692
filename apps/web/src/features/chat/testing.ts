import type { ChatMessage } from "@fourball/domain/chat/message";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { FakeSocket } from "@fourball/testkit/fake-socket";
import { aChatMessage, aTeeTimeDetail, idOf } from "@fourball/testkit/fixtures";
import type { MockTreeChanges } from "@fourball/testkit/mock-tree";
import { vi } from "vitest";
import { renderRoute } from "../../testing/render-route.tsx";

export const teeTimeId = idOf(200);
const page = `/tee-times/${teeTimeId}`;

/** What somebody else says in the room. */
export const mayaSays = (seq: number, message: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ id: idOf(400 + seq), seq, userId: idOf(2), userName: "Maya Okafor", message, ...changes });

export const iSaid = (seq: number, message: string, changes: Partial<ChatMessage> = {}): ChatMessage =>
  aChatMessage({ id: idOf(400 + seq), seq, message, ...changes });

type Scene = {
  game?: Partial<TeeTimeDetail>;
  /** What the room holds when it is opened. */
  lines?: ChatMessage[];
  readUpTo?: number;
  calls?: MockTreeChanges;
  socket?: FakeSocket;
};

/** The page of a game in which the viewer plays, with its chat. */
export const openChat = ({ game, lines = [], readUpTo = lines.length, calls = {}, socket = new FakeSocket() }: Scene = {}) =>
  renderRoute(
    page,
    {
      ...calls,
      teeTime: { get: () => aTeeTimeDetail({ viewerStatus: "confirmed", ...game }), ...calls.teeTime },
      chat: { history: () => ({ messages: lines, readUpTo }), ...calls.chat },
    },
    socket,
  );

/** The screen of somebody who sees everything that is on it; the simulated browser draws nothing. */
export function seeEverything(): void {
  vi.stubGlobal(
    "IntersectionObserver",
    class implements IntersectionObserver {
      readonly root = null;
      readonly rootMargin = "";
      readonly scrollMargin = "";
      readonly thresholds = [];
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(target: Element): void {
        const area = target.getBoundingClientRect();
        const seen = { boundingClientRect: area, intersectionRect: area, intersectionRatio: 1, rootBounds: null, time: 0 };
        this.#tell([{ target, isIntersecting: true, ...seen }], this);
      }
      takeRecords = () => [];
      disconnect(): void {}
      unobserve(): void {}
    },
  );
}
