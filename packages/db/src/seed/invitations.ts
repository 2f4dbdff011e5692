import type { Mood, PREFERENCES } from "@fourball/domain/tee-time/constants";

export type Preference = (typeof PREFERENCES)[number];

/** What a host wrote, with the preferences that fit the words. */
export interface Invitation {
  readonly description: string | null;
  readonly preferences: readonly Preference[];
  /** Whose mouth it sounds right in. */
  readonly handicaps?: readonly [lowest: number, highest: number];
}

const says = (description: string, ...preferences: Preference[]): Invitation => ({ description, preferences });
const strongPlayerSays = (description: string, ...preferences: Preference[]): Invitation => ({
  ...says(description, ...preferences),
  handicaps: [0, 10],
});
const learnerSays = (description: string, ...preferences: Preference[]): Invitation => ({
  ...says(description, ...preferences),
  handicaps: [20, 54],
});
const silent = (...preferences: Preference[]): Invitation => ({
  description: null,
  preferences,
});

export const invitations: Record<Mood, readonly Invitation[]> = {
  competitive: [
    says("Two-dollar Nassau, everything holed out. Nobody has gone home broke yet.", "Intermediate+", "No mulligans", "4hr pace"),
    says(
      "Stroke play off full handicaps, gross and net. I bring the scorecards, you bring a pencil.",
      "All skill levels",
      "No mulligans",
    ),
    strongPlayerSays(
      "Getting ready for the city championship, so I want a real round: tournament ball, rules of golf, no gimmes.",
      "Advanced",
      "No mulligans",
    ),
    says(
      "Match play, strokes where the card gives them. Loser buys the hot dogs.",
      "Intermediate+",
      "4hr pace",
      "Walking preferred",
    ),
    strongPlayerSays(
      "Looking for single digits who like to move. We were round in 3:40 last time.",
      "Advanced",
      "Fast pace",
      "Walking preferred",
    ),
    says("Skins, a dollar each, carry-overs allowed. Birdies are usually safe, but not always.", "Intermediate+", "Gimmes ok"),
    strongPlayerSays(
      "Playing from the back tees. Come along even if you don't want to, we will find you a fair game.",
      "Advanced",
      "Walking preferred",
    ),
    says("Friendly but serious. I count the whiffs and so should you.", "All skill levels", "No mulligans"),
    says(
      "Wolf, if we get four. If you have never played it I will explain it on the first tee and again on the fourth.",
      "Intermediate+",
    ),
    strongPlayerSays("Trying to break 80 before the season ends. Witnesses wanted.", "Intermediate+", "4hr pace", "No mulligans"),
    says(
      "Six-six-six with a new partner every six holes. It is the fairest way I know to lose money.",
      "All skill levels",
      "Cart required",
    ),
    says(
      "Best ball against whoever shows up. My partner is on the way from the airport and has not touched a club since spring.",
      "All skill levels",
    ),
    says("Stableford, so a bad hole costs you nothing but pride.", "All skill levels", "4hr pace"),
    says("I have the early wave on a Saturday and I intend to use it. Ready golf, honest scores.", "Intermediate+", "Fast pace"),
    says("Greens are supposed to be quick this week. I would like to find out together.", "Advanced", "No mulligans"),
    says("Posting the score whatever it is. Join me if you do the same.", "Intermediate+", "No mulligans", "Walking preferred"),
    says("Alternate shot if we are an even number. Yes, really. It builds character.", "Intermediate+", "Fast pace"),
    strongPlayerSays(
      "Handicap 10 or better, please, only because the rough is up and I do not want to spend the day in it.",
      "Advanced",
      "4hr pace",
    ),
    says("A little wager on the par threes and none on anything else.", "All skill levels", "Gimmes ok"),
    says(
      "Revenge match. My brother-in-law has won the last three and I have stopped sleeping well.",
      "Intermediate+",
      "No mulligans",
    ),
    silent("Intermediate+", "No mulligans"),
    silent("Advanced", "Fast pace", "Walking preferred"),
    silent("4hr pace"),
  ],
  early: [
    says("First group out. Dew on the greens, home before the house is up.", "Fast pace", "Walking preferred"),
    says("Dawn patrol. I have the thermos; somebody bring something from a bakery.", "All skill levels", "Walking preferred"),
    says("Need to be in a meeting at eleven, so we keep moving and skip the beer cart.", "Fast pace", "Intermediate+"),
    says("Quiet round before the heat. I am not much of a talker until the fifth.", "Relaxed pace", "Walking preferred"),
    says("We tee off as soon as the starter can see the flag.", "Fast pace"),
    says(
      "Three-hour eighteen, it can be done. Bag on the shoulder and no practice swings.",
      "Fast pace",
      "Walking preferred",
      "Intermediate+",
    ),
    says("Night shift ends at six and this is my supper. Come and keep me awake.", "All skill levels", "Gimmes ok"),
    says("School run at nine-thirty, so this is a prompt start. Meet at the putting green ten minutes before.", "Fast pace"),
    says(
      "I like to see the sun come up over the second fairway. Everyone who has joined me once has come back.",
      "All skill levels",
      "Relaxed pace",
    ),
    says("Cool air, empty course, fresh cups. The best hour they sell here.", "Walking preferred", "4hr pace"),
    says("Coffee in the shop from half past five, they open the side door if you knock.", "All skill levels"),
    says("Cart, because of the hills and my knee. We will still be done by ten.", "Cart required", "Fast pace"),
    says("Early bird rate, which leaves money for breakfast tacos.", "All skill levels", "4hr pace"),
    says(
      "I am training for a 36-hole day. You are welcome for the first eighteen.",
      "Intermediate+",
      "Fast pace",
      "Walking preferred",
    ),
    says("Slow greens at that hour, so be brave with the putter.", "All skill levels", "Gimmes ok"),
    says(
      "I go out first every week and could use the company. No games, no bets, just golf.",
      "All skill levels",
      "Walking preferred",
    ),
    says("Bring a layer, it is cold until the fourth and lovely after.", "Intermediate+", "4hr pace"),
    silent("Fast pace", "Walking preferred"),
    silent("4hr pace", "All skill levels"),
  ],
  casual: [
    says(
      "No score, no stress. We play it forward and we play it as a scramble if it gets ugly.",
      "All skill levels",
      "Gimmes ok",
      "Relaxed pace",
    ),
    says("Music on low, snacks in the basket, bets settled in compliments.", "All skill levels", "Cart required", "Gimmes ok"),
    says("In from out of town and on my own. I would love to play with people who know the place.", "All skill levels"),
    says("Catching up with an old roommate. We laugh more than we putt.", "Relaxed pace", "Gimmes ok", "Beginner friendly"),
    says("Lunch on the patio after, first round of iced tea is mine.", "All skill levels", "Relaxed pace"),
    says("I shoot around 95 and have a fine time doing it.", "All skill levels", "4hr pace"),
    says("Couples welcome, singles welcome, that one friend who only chips is welcome.", "Beginner friendly", "Relaxed pace"),
    says("First round since the baby. Expectations are low and so is my ball flight.", "Relaxed pace", "Gimmes ok"),
    says("Breakfast ball on the first, then we pretend to be serious.", "All skill levels", "Gimmes ok"),
    says(
      "Walking with a push cart and stopping to look at birds. Real ones. The other kind is rare.",
      "Walking preferred",
      "Relaxed pace",
    ),
    says("Family day with my teenager, who will outdrive us all and not mention it.", "All skill levels", "4hr pace"),
    says("My regular group fell apart this week: one wedding, one back, one boat.", "Intermediate+", "4hr pace"),
    says("Just happy to be outside after the week I have had.", "All skill levels", "Relaxed pace"),
    says("Easygoing game, but we keep up with the group in front.", "All skill levels", "4hr pace"),
    says(
      "Testing a hickory set I found at an estate sale. It will be humbling. Come and watch.",
      "Relaxed pace",
      "Walking preferred",
    ),
    says(
      "I take photos on every tee. If you do not mind waiting three seconds, we will get along.",
      "All skill levels",
      "Relaxed pace",
    ),
    says("Long week at work, so the plan is eighteen holes and not one word about it.", "All skill levels", "Gimmes ok"),
    says("Good-natured group forming. Bring sunscreen and one bad joke.", "Beginner friendly", "All skill levels"),
    says("Celebrating a birthday with a zero at the end. Cake in the cart.", "Cart required", "All skill levels", "Gimmes ok"),
    learnerSays("We pick up at double par and tell each other it was a six.", "Beginner friendly", "Gimmes ok"),
    says("Playing the middle tees, finishing with a burger, that is the whole program.", "All skill levels"),
    says(
      "Never played here before and the course guide is no help. Local knowledge gratefully accepted.",
      "Intermediate+",
      "Relaxed pace",
    ),
    silent("Relaxed pace", "All skill levels"),
    silent("Gimmes ok"),
    silent(),
  ],
  learning: [
    says(
      "Beginners, this one is for you. We go last in the line, let everyone through, and nobody sighs.",
      "Beginner friendly",
      "Patient pace",
    ),
    says(
      "Working on my short game, so I will play two balls from inside fifty when there is time. You do it too.",
      "All skill levels",
      "Patient pace",
    ),
    strongPlayerSays(
      "I teach on weekdays and I am happy to share what I see, only if you want it.",
      "Beginner friendly",
      "Patient pace",
      "Relaxed pace",
    ),
    learnerSays(
      "My first full eighteen. A kind partner would help more than a good one.",
      "Beginner friendly",
      "Patient pace",
      "Gimmes ok",
    ),
    says("Course management round: we talk through every tee shot before we hit it.", "Intermediate+", "4hr pace"),
    says("Bunker practice at half past, then off. I will show you the one trick I have.", "All skill levels", "Patient pace"),
    says(
      "Our learning group is in its second season. Newcomers are looked after.",
      "Beginner friendly",
      "Relaxed pace",
      "Patient pace",
    ),
    learnerSays(
      "Learning the rules as we go. I have the little book and I am not afraid of it.",
      "Beginner friendly",
      "No mulligans",
    ),
    says("Back after knee surgery and relearning how to turn. Nine holes may become eighteen.", "Patient pace", "Cart required"),
    says(
      "Forward tees, tee it up anywhere, drop it by the green if you have had enough of the fairway.",
      "Beginner friendly",
      "Gimmes ok",
      "Relaxed pace",
    ),
    learnerSays(
      "Three months in. I know which end to hold. Looking for people at about the same stage.",
      "Beginner friendly",
      "Patient pace",
    ),
    learnerSays(
      "Trying to keep it under a hundred for the first time. Advice on greens welcome, advice on swings not today.",
      "All skill levels",
      "4hr pace",
    ),
    says(
      "I am bringing my daughter, twelve, who is better than me. Patient grown-ups preferred.",
      "Beginner friendly",
      "Patient pace",
      "Walking preferred",
    ),
    silent("Beginner friendly", "Patient pace"),
    silent("Beginner friendly", "Relaxed pace", "Gimmes ok"),
  ],
  tournament: [
    strongPlayerSays(
      "Practice for the club four-ball next month. Same format, same tees, same nerves.",
      "Advanced",
      "No mulligans",
      "4hr pace",
    ),
    says(
      "Our monthly medal. Full handicap, countback on ties, and a trophy that is really a gravy boat.",
      "Intermediate+",
      "No mulligans",
    ),
    strongPlayerSays(
      "Qualifier conditions: caddies allowed, distance devices allowed, excuses not.",
      "Advanced",
      "No mulligans",
      "Walking preferred",
    ),
    says("Ryder Cup style. Wear red or blue, I will sort the teams at the tee.", "All skill levels", "4hr pace"),
    says("Charity scramble warm-up. We need one person who can putt.", "All skill levels", "Gimmes ok", "Cart required"),
    says(
      "Two-round event with a friendly field; this is the first leg and you can play just the one.",
      "Intermediate+",
      "No mulligans",
    ),
    says("Modified Stableford, pro-style: eagle is five and double bogey hurts.", "Intermediate+", "Fast pace"),
    says("Fourth year of our little open. Entry is a sleeve of balls, winner takes the lot.", "Intermediate+", "No mulligans"),
    strongPlayerSays(
      "Marking each other's cards, signing them, the lot. Good training if you have an event coming up.",
      "Advanced",
      "No mulligans",
      "Fast pace",
    ),
    says("Chapman pairs. Low key, but somebody does bring a leaderboard on a whiteboard.", "All skill levels", "4hr pace"),
    says("Company cup tune-up. My boss is in the other group, so there is pressure.", "Intermediate+", "Cart required"),
    silent("Advanced", "No mulligans"),
    silent("Intermediate+", "4hr pace", "No mulligans"),
  ],
  sunset: [
    says("Twilight rate, long shadows, as many holes as the light allows.", "All skill levels", "Walking preferred"),
    says("Straight from work with my shirt untucked. Nine for certain, eighteen if we hurry.", "Fast pace", "Walking preferred"),
    says(
      "The best light of the day falls on the last four holes, and I plan the whole round around it.",
      "Relaxed pace",
      "Walking preferred",
    ),
    says("Evening loop with a cold one waiting at the end. No one is in a hurry.", "Relaxed pace", "Gimmes ok"),
    says("Date night, but the other couple had to cancel. We are nice.", "All skill levels", "Relaxed pace", "Cart required"),
    says("We play till we cannot see the ball and then we play one more.", "All skill levels", "Fast pace"),
    says("Sunset nine, then tacos from the truck in the lot.", "All skill levels", "Gimmes ok", "Beginner friendly"),
    says("The wind drops around six here and suddenly everyone can putt.", "Intermediate+", "Walking preferred"),
    says("Kids are at practice until half past seven. That gives us about eleven holes.", "Fast pace", "All skill levels"),
    says("Slow stroll, half set, good talk.", "Walking preferred", "Relaxed pace"),
    says("I am the one with the glow balls in the bag. Just in case.", "All skill levels", "Gimmes ok"),
    says("The course empties out after five, so we can hit a second ball and nobody minds.", "Beginner friendly", "Relaxed pace"),
    says("Decompression golf. Phones stay in the car.", "All skill levels", "Relaxed pace", "Walking preferred"),
    says("Racing the sun from the first tee. Ready golf and one practice swing at most.", "Fast pace", "Intermediate+"),
    says("Warm evenings do not last, so I am taking every one I can get.", "All skill levels"),
    says("First time playing late in the day? It is a different course, softer and kinder.", "Beginner friendly", "Patient pace"),
    says("Bring a jacket for the drive in, it gets cool quickly after the turn.", "All skill levels", "Cart required"),
    silent("Relaxed pace", "Walking preferred"),
    silent("All skill levels"),
  ],
};
