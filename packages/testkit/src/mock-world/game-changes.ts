import { fail } from "@fourball/domain/failure";
import { GUEST_RULES } from "@fourball/domain/guest/constants";
import { MOOD } from "@fourball/domain/tee-time/constants";
import { createTeeTimeInput, guestRules, type TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { skyOfGame } from "@fourball/domain/tee-time/sky";
import { assertActive, assertNotStarted, assertSlotsCoverPlayers } from "@fourball/domain/tee-time/spots";
import { bookableTeeOff } from "@fourball/domain/tee-time/when";
import { isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { aGame, hostedByViewer, onCourse, SAMPLE_COURSES } from "./sample-games.ts";
import { answerDue, changeRequest, noteInChat, offerOpenSpots } from "./spots.ts";
import { asViewer } from "./views.ts";
import { hostedGame, type MockWorld, playersOf, spotsOf, teeOffOf, updateById } from "./world.ts";

/** What a host does to a game. */
export const gameChanges = (world: MockWorld): Pick<MockTree["teeTime"], "create" | "edit" | "cancel"> => ({
  create: (input) => {
    const { headStartHours, courseId, date, time, ...game } = createTeeTimeInput.parse(input);
    if (headStartHours && !game.isPublic) throw fail("headStartNeedsPublic", { path: ["headStartHours"] });
    const place = scheduleOf({ courseId, date, time });
    if (headStartHours) throw fail("partnersMissing");
    const played = aGame(0, { ...hostedByViewer(world.me), ...place, ...game });
    const created = {
      ...played,
      sky: skyOfGame(played),
      id: crypto.randomUUID(),
      moodEmoji: game.moodEmoji ?? MOOD[game.mood].emoji,
      description: game.description || null,
      createdAt: isoNow(),
      updatedAt: isoNow(),
    };
    world.games = [...world.games, created];
    return asViewer(world, created);
  },
  edit: ({ teeTimeId, ...changes }) => {
    const game = changeable(world, teeTimeId);
    const totalSlots = changes.totalSlots ?? game.totalSlots;
    assertSlotsCoverPlayers({ ...spotsOf(world, game), totalSlots });
    const { courseId = game.courseId, date = game.date, time = game.time, mood = game.mood } = changes;
    const isMoved = courseId !== game.courseId || date !== game.date || time !== game.time;
    const edited = {
      ...(isMoved && scheduleOf({ courseId, date, time })),
      totalSlots,
      mood,
      moodEmoji: changes.moodEmoji ?? (changes.mood ? MOOD[mood].emoji : game.moodEmoji),
      description: changes.description === undefined ? game.description : changes.description || null,
      preferences: changes.preferences ?? game.preferences,
      isPublic: changes.isPublic ?? game.isPublic,
      guestRules: guestRules.parse({ ...GUEST_RULES, ...game.guestRules, ...guestRules.partial().parse(changes) }),
    };
    change(world, game, { ...edited, sky: skyOfGame({ ...game, ...edited }) });
    const moved = hostedGame(world, teeTimeId);
    if (isMoved) followTheGame(world, moved);
    if (moved.teeOffAt !== game.teeOffAt) restartClocks(world, moved);
    offerOpenSpots(world, game);
    return asViewer(world, hostedGame(world, teeTimeId));
  },
  cancel: ({ teeTimeId, reason }) => {
    const game = hostedGame(world, teeTimeId);
    if (game.status === "cancelled") return asViewer(world, game);
    assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
    change(world, game, { status: "cancelled", cancelReason: reason || null });
    noteInChat(world, { teeTimeId, userId: game.hostId, type: "cancelled" });
    return asViewer(world, hostedGame(world, teeTimeId));
  },
});

/** A game of the viewer's that is still to come. */
export function changeable(world: MockWorld, teeTimeId: string): TeeTimeDetail {
  const game = hostedGame(world, teeTimeId);
  assertActive(game);
  assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
  return game;
}

function change(world: MockWorld, { id }: TeeTimeDetail, changes: Partial<TeeTimeDetail>): void {
  world.games = updateById(world.games, id, { ...changes, updatedAt: isoNow() });
}

function scheduleOf({ courseId, date, time }: Pick<TeeTimeDetail, "courseId" | "date" | "time">) {
  const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
  if (!course) throw fail("courseNotFound");
  bookableTeeOff({ date, time, timeZone: course.timeZone }, Temporal.Now.instant());
  return onCourse(course, { date, time });
}

/** The tee-off moved: those who ask are answered anew by then. */
function restartClocks(world: MockWorld, game: TeeTimeDetail): void {
  for (const { id, waitlistPosition } of playersOf(world, game.id, "pending"))
    if (waitlistPosition === null) changeRequest(world, id, { answerDueAt: answerDue(game) });
}

/** What waits in the app says where and when the game is now. */
function followTheGame(world: MockWorld, { id, course, date, time }: TeeTimeDetail): void {
  world.notifications = world.notifications.map((each) =>
    each.teeTimeId === id && each.content.kind === "join-requested"
      ? { ...each, content: { ...each.content, courseName: course.name, date, time }, timeZone: course.timeZone }
      : each,
  );
}
