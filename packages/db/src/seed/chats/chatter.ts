import type { Mood } from "@fourball/domain/tee-time/constants";

export type Voice = "host" | "guest" | "other";

/** A few turns about one thing. `{host}`, `{guest}`, `{other}` and `{course}` are placeholders for names. */
export interface Exchange {
  readonly turns: readonly (readonly [voice: Voice, words: string])[];
  readonly moods?: readonly Mood[];
  /** Makes sense only where there are carts. */
  readonly needsCarts?: boolean;
}

const talk = (...turns: Exchange["turns"]): Exchange => ({ turns });

export const welcomes: readonly Exchange[] = [
  talk(["host", "Welcome, {guest}! Good to have you."], ["guest", "Thanks for having me, {host}. Looking forward to it."]),
  talk(
    ["guest", "Thanks for letting me in, I have the day blocked."],
    ["host", "Glad you could make it. It will be a good group."],
  ),
  talk(
    ["host", "You are in, {guest}. What do your friends call you on the first tee?"],
    ["guest", "Usually late. I will fix that this time."],
  ),
  talk(
    ["guest", "Hi {host}! First time playing with you, so tell me if there are house rules."],
    ["host", "Only one: fix your mark and somebody else's."],
  ),
  talk(
    ["host", "Hello {guest}, nice to see a new name."],
    ["guest", "Nice to be one. I moved here in the winter and know nobody's swing yet."],
  ),
  talk(
    ["guest", "Made my week, thank you. I have only ever seen {course} in pictures."],
    ["host", "It is better than the pictures, and slower too."],
  ),
  talk(
    ["host", "That makes us a game. Shout if anything changes on your side."],
    ["guest", "Will do. Nothing short of snow is going to change it."],
  ),
  talk(
    ["guest", "Great, I am in! Do we meet at the shop or at the tee?"],
    ["host", "At the shop, twenty minutes before. I will be the one reading the notice board."],
  ),
  talk(
    ["host", "Happy to have you along, {guest}."],
    ["guest", "Happy to be along. My family is happy too, they get the house to themselves."],
  ),
  talk(["guest", "Thank you, {host}. I was hoping this one had a place left."], ["host", "It had one with your name on it."]),
  talk(["host", "Good to see you again, {guest}. Did you ever fix that driver?"], ["guest", "I fixed it by leaving it at home."]),
];

export const topics: readonly Exchange[] = [
  {
    turns: [
      ["guest", "Is everybody walking?"],
      ["host", "I am, with a push cart. There are riding carts at the shop if you would rather."],
      ["guest", "Walking is fine, I need the steps."],
    ],
    needsCarts: true,
  },
  talk(
    ["host", "I will be on the range from forty minutes before. Come and say hello, gray cap."],
    ["guest", "See you there. I need about ten balls before anything goes forward."],
  ),
  talk(
    ["guest", "Have you looked at the forecast?"],
    ["host", "Every hour. A light breeze and some cloud, nothing to pack for."],
    ["guest", "I will bring the rain jacket so that it stays that way."],
  ),
  talk(
    ["guest", "Any tricks to finding the place?"],
    ["host", "Do not trust the phone at the last turn. Go past the water tower and it is the second gate on the left."],
  ),
  talk(
    ["host", "We keep moving but nobody runs. Ready golf, and pick up when it stops being fun."],
    ["guest", "Suits me. I have never taken more than two practice swings in my life."],
  ),
  talk(
    ["guest", "I can bring snacks. Trail mix, or something worse?"],
    ["host", "Something worse, please."],
    ["guest", "Donuts it is."],
  ),
  talk(
    ["host", "What tees does everybody like? I usually go one up from the back and regret it by the sixth."],
    ["guest", "Wherever you are is fine. I lose the same number of balls from any of them."],
  ),
  talk(
    ["guest", "Do they take cards at the desk or is it cash only?"],
    ["host", "Cards are fine. Cash for the range machine though, it wants quarters."],
  ),
  talk(
    ["guest", "Are the greens as quick as people say?"],
    ["host", "Quicker. Leave yourself below the hole and you will love them."],
  ),
  talk(
    ["host", "Heads up, they punched the practice green. The real ones are untouched."],
    ["guest", "Good, that takes away one excuse. I have others."],
  ),
  talk(
    ["guest", "Would anyone like to share a ride? I am coming from the north side with an empty back seat."],
    ["host", "I live five minutes away, but that is kind of you."],
  ),
  talk(
    ["other", "I am coming from downtown, {guest}, could I jump in with you?"],
    ["guest", "Sure. I will be at the corner by the library an hour before."],
    ["other", "You are a star. Coffee is on me."],
  ),
  talk(
    ["other", "Hi all, {other} here. What do you two usually play for?"],
    ["host", "Bragging rights, and whoever has the lowest putts picks the lunch."],
    ["guest", "I have picked the lunch once in four years."],
  ),
  talk(
    ["host", "Fair warning, I talk on the tee but never in a backswing."],
    ["other", "That is the right way round."],
    ["guest", "I talk in mine."],
  ),
  talk(
    ["guest", "Does anyone have a spare push cart? Mine lost a wheel in the trunk."],
    ["other", "I have my old one in the garage. It squeaks, but it rolls."],
    ["guest", "Squeaking is company. Thank you, {other}!"],
  ),
  talk(
    ["host", "I put our names in for lunch after, they hold the corner table for us."],
    ["guest", "Now I have to play well enough to eat."],
  ),
  talk(
    ["guest", "How is the rough this week?"],
    ["host", "Ankle deep on the left, kind on the right. Guess where my ball goes."],
  ),
  talk(
    ["host", "The shop asked us to come fifteen minutes early, there is an outing behind us."],
    ["guest", "No problem. I would rather wait than hurry."],
  ),
  talk(
    ["guest", "Shorts all right there? It says collared shirts on their page."],
    ["host", "Shorts are fine. They only mean the shirt part, and only a little."],
  ),
  talk(
    ["host", "Bring a spare ball for the par three over water. Bring two."],
    ["guest", "I will bring one I have never liked."],
  ),
  talk(
    ["guest", "I have a dozen of those soft balls if anybody wants to try one."],
    ["host", "Always. I promise to bring some of it back."],
  ),
  talk(
    ["host", "Is anyone else playing off a bad knee? I may want to rest on the hilly side."],
    ["guest", "Then we both rest, and call it reading the putt."],
  ),
  talk(
    ["guest", "I am trying a new putter, so please be gentle with me for three holes."],
    ["host", "Three holes of silence, then all bets are off."],
  ),
  talk(
    ["other", "Running five minutes behind on that day because of the school run. Is that all right?"],
    ["host", "Plenty of time. The starter is an old friend and never early."],
  ),
  talk(
    ["guest", "What did you shoot last time, {host}?"],
    ["host", "I would rather talk about the time before last."],
    ["guest", "Understood. Say no more."],
  ),
  {
    turns: [
      ["host", "I asked for one cart. Anyone who is tired can hop on."],
      ["guest", "I will start on foot and be honest about it by the tenth."],
    ],
    needsCarts: true,
  },
  {
    turns: [
      ["guest", "Happy to split a cart with somebody. I drive slowly and point at birds."],
      ["host", "You have found your person. I have the bird app."],
    ],
    needsCarts: true,
  },
  {
    turns: [
      ["host", "First off means dew on the greens. Bring a second pair of socks."],
      ["guest", "And a towel for the grips. I learned that one the wet way."],
    ],
    moods: ["early"],
  },
  {
    turns: [
      ["guest", "Is the gate open that early?"],
      ["host", "The side gate is. Coffee is in my trunk, just find the open one."],
      ["guest", "I will follow the smell."],
    ],
    moods: ["early"],
  },
  {
    turns: [
      ["host", "We should get the last putt in with light to spare if we do not look for balls too long."],
      ["guest", "Two minutes a ball, then we let it go and wish it well."],
    ],
    moods: ["sunset"],
  },
  {
    turns: [
      ["guest", "I will have bug spray. The mosquitoes there know me by name."],
      ["host", "Good thinking. I will bring the cold drinks for when the light goes."],
    ],
    moods: ["sunset"],
  },
  {
    turns: [
      ["host", "Match or strokes? I am easy, as long as everything is holed."],
      ["guest", "Match, please. One blow-up hole and I am still alive."],
    ],
    moods: ["competitive", "tournament"],
  },
  {
    turns: [
      ["guest", "What ball are we allowed to drop with preferred lies, a card or a club?"],
      ["host", "A card, not nearer the hole. I will bring the local rules printed."],
    ],
    moods: ["competitive", "tournament"],
  },
  {
    turns: [
      ["guest", "Is it all right if I tee it up in the fairway? I am still learning to hit it off grass."],
      ["host", "Of course. We have all been there, and some of us still are."],
    ],
    moods: ["learning"],
  },
  {
    turns: [
      ["host", "Nobody keeps score for the first three holes. After that only if you want to."],
      ["guest", "That is the nicest sentence I have read about golf."],
    ],
    moods: ["learning", "casual"],
  },
];
