import type { ChatMessage, ChatPhoto } from "@fourball/domain/chat/message";
import { Failure } from "@fourball/domain/failure";
import { FAILURE_CODES } from "@fourball/domain/failures/codes";
import { PICTURES_PATH, pictureKey } from "@fourball/domain/picture/address";
import { PICTURE_SIZES } from "@fourball/domain/picture/constants";
import { type HttpHandler, HttpResponse, http } from "msw";
import { type NetworkConditions, simulateLatency } from "./network.ts";

const KINDS = ["golfer", "cover", "course"] as const;

type NewPhoto = { teeTimeId: string; description: string | undefined; clientId: string | undefined; photo: ChatPhoto };
type Kind = (typeof KINDS)[number] | "chat";
type Options = {
  network?: NetworkConditions;
  /** Why the viewer may upload none. */
  refusalOf?: (kind: Kind) => Failure | undefined;
  sendPhoto?: (photo: NewPhoto) => ChatMessage;
};

const refused = ({ message, code }: Failure) => HttpResponse.json({ message }, { status: FAILURE_CODES[code].http });

/** Takes uploads and serves them as they came, until the page is reloaded. */
export function mockPictures({ network = {}, refusalOf, sendPhoto }: Options = {}): HttpHandler[] {
  const kept = new Map<string, ArrayBuffer>();
  const uploads = KINDS.map((kind) =>
    http.post(`*/api/pictures/${kind}`, async ({ request }) => {
      await simulateLatency(network.latency, request.signal);
      if (network.isOffline) return HttpResponse.error();
      const failure = network.failures?.everything ?? refusalOf?.(kind);
      if (failure) return refused(failure);
      const bytes = await request.arrayBuffer();
      const hash = await hashOf(bytes);
      for (const { width } of PICTURE_SIZES[kind]) kept.set(pictureKey({ kind, hash }, width), bytes);
      const [{ width, height }] = PICTURE_SIZES[kind];
      const url = new URL(PICTURES_PATH + pictureKey({ kind, hash }, width), request.url).href;
      return HttpResponse.json({ url, width, height }, { status: 201 });
    }),
  );
  const photos = http.post("*/api/tee-times/:teeTimeId/photos", async ({ request, params }) => {
    await simulateLatency(network.latency, request.signal);
    if (network.isOffline || !sendPhoto) return HttpResponse.error();
    const failure = network.failures?.everything ?? refusalOf?.("chat");
    if (failure) return refused(failure);
    const bytes = await request.arrayBuffer();
    const hash = await hashOf(bytes);
    for (const { width } of PICTURE_SIZES.chat) kept.set(pictureKey({ kind: "chat", hash }, width), bytes);
    const query = new URL(request.url).searchParams;
    try {
      const posted = sendPhoto({
        teeTimeId: String(params.teeTimeId),
        description: query.get("description") ?? undefined,
        clientId: query.get("clientId") ?? undefined,
        photo: { url: PICTURES_PATH + pictureKey({ kind: "chat", hash }, 1600), width: 1600, height: 1200 },
      });
      return HttpResponse.json(posted, { status: 201 });
    } catch (error) {
      if (error instanceof Failure) return refused(error);
      throw error;
    }
  });
  const files = http.get(`*${PICTURES_PATH}:key`, ({ params }) => {
    const bytes = kept.get(String(params.key));
    return bytes
      ? HttpResponse.arrayBuffer(bytes, { headers: { "Content-Type": "image/webp" } })
      : new HttpResponse(null, { status: 404 });
  });
  return [...uploads, photos, files];
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
