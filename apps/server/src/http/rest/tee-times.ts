import { chatMessage } from "@fourball/domain/chat/message";
import { openTeeTimeInput } from "@fourball/domain/inputs";
import { joinTeeTimeInput, participation } from "@fourball/domain/participation/schema";
import { isExactCount } from "@fourball/domain/tee-time/list";
import {
  cancelTeeTimeInput,
  createTeeTimeInput,
  editTeeTimeInput,
  teeTimeCard,
  teeTimeDetail,
} from "@fourball/domain/tee-time/schema";
import { z } from "zod";
import { historyQuery, listQuery } from "./list-query.ts";
import { type RestRow, route } from "./rest-route.ts";

const query = openTeeTimeInput.pick({ invite: true });
const teeTimeReference = z.object({ teeTimeId: z.string() });

export const teeTimeRoutes: readonly RestRow[] = [
  route(
    "GET",
    "/tee-times",
    {
      summary: "Tee times open to join, soonest first",
      calls: ["teeTime.list", "teeTime.count"],
      access: "golfers",
      query: listQuery,
      response: z.array(teeTimeCard),
      headers: {
        "X-Total-Count": "With `limit` or `cursor`: total number of results",
        "X-Total-Count-Exact":
          "Beside it: `false` for a total of 10,000 or more, or of 1,000 or more in a wide box, which may be half a minute old",
        "X-Next-Cursor": "With `limit` or `cursor`: cursor of the next page; absent on the last",
      },
    },
    async ({ api, query: { limit, cursor, ...filter }, header }) => {
      const isPaged = limit !== undefined || cursor !== undefined;
      const page = await api.teeTime.list({ ...filter, limit, cursor });
      if (isPaged) {
        const total = await api.teeTime.count(filter);
        header("X-Total-Count", String(total));
        header("X-Total-Count-Exact", String(isExactCount(filter, total)));
        if (page.nextCursor) header("X-Next-Cursor", page.nextCursor);
      }
      return page.items;
    },
  ),
  route(
    "GET",
    "/tee-times/:id",
    { summary: "Tee time details", calls: ["teeTime.get"], access: "golfers", query, response: teeTimeDetail },
    ({ api, param, query }) => api.teeTime.get({ teeTimeId: param("id"), ...query }),
  ),
  route(
    "GET",
    "/tee-times/:id/participants",
    {
      summary: "Players; pending requests for the host",
      calls: ["participation.list"],
      access: "golfers",
      query,
      response: z.array(participation),
    },
    ({ api, param, query }) => api.participation.list({ teeTimeId: param("id"), ...query }),
  ),
  route(
    "GET",
    "/tee-times/:id/messages",
    {
      summary: "Chat messages, for the host and confirmed players",
      calls: ["chat.history"],
      access: "golfers",
      query: historyQuery,
      response: z.array(chatMessage),
    },
    async ({ api, param, query }) => (await api.chat.history({ teeTimeId: param("id"), ...query })).messages,
  ),
  route(
    "POST",
    "/tee-times",
    {
      summary: "Host a tee time",
      calls: ["teeTime.create"],
      access: "golfers",
      body: createTeeTimeInput,
      response: teeTimeDetail,
      status: 201,
      keyed: true,
    },
    ({ api, body }) => api.teeTime.create(body),
  ),
  route(
    "PATCH",
    "/tee-times/:id",
    {
      summary: "Edit a tee time you host",
      calls: ["teeTime.edit"],
      access: "golfers",
      body: editTeeTimeInput.omit({ teeTimeId: true }),
      response: teeTimeDetail,
    },
    ({ api, param, body }) => api.teeTime.edit({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "DELETE",
    "/tee-times/:id",
    {
      summary: "Cancel a tee time you host",
      calls: ["teeTime.cancel"],
      access: "golfers",
      body: cancelTeeTimeInput.pick({ reason: true }),
      response: teeTimeDetail,
    },
    ({ api, param, body }) => api.teeTime.cancel({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "POST",
    "/tee-times/:id/join",
    {
      summary: "Request to join",
      calls: ["teeTime.join"],
      access: "golfers",
      body: joinTeeTimeInput.omit({ teeTimeId: true }),
      response: participation,
      status: 201,
      keyed: true,
    },
    ({ api, param, body }) => api.teeTime.join({ teeTimeId: param("id"), ...body }),
  ),
  route(
    "DELETE",
    "/tee-times/:id/join",
    {
      summary: "Withdraw your request or spot",
      calls: ["teeTime.withdraw"],
      access: "golfers",
      response: teeTimeReference,
      keyed: true,
    },
    ({ api, param }) => api.teeTime.withdraw({ teeTimeId: param("id") }),
  ),
];
