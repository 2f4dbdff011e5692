/** How the rooms of the scripted games talk, in minutes from now or, where the game was played, from tee-off. */
export interface ScriptedChat {
  readonly from: "now" | "tee-off";
  readonly lines: readonly (readonly [golfer: string, minutes: number, words: string])[];
  /** How many of the last messages wait for the demo golfer. */
  readonly unread?: number;
}

const HOUR = 60;

/** By the key of the game. All confirmed players are in for more than a day before the first line. */
export const scriptedChats: ReadonlyMap<string, ScriptedChat> = new Map<string, ScriptedChat>([
  [
    "hosted-tomorrow",
    {
      from: "now",
      unread: 2,
      lines: [
        ["demo-golfer", -22 * HOUR, "You said coffee, Marcus, and I am holding you to it. Oat milk if they have it."],
        ["marcus-tran", -1290, "Oat milk, noted. The place on Webster opens at six, so I will make it with time to spare."],
        ["demo-golfer", -21 * HOUR, "Perfect. I am walking with the push cart. Are you carrying?"],
        ["marcus-tran", -19 * HOUR, "Carrying. My back has been good for a whole month, which means I am overdue."],
        ["demo-golfer", -6 * HOUR, "Two more people have asked to join us, I will answer them tonight."],
        ["marcus-tran", -48, "Wind looks like nothing until nine or so. We might finish before it even gets up."],
        ["marcus-tran", -45, "Also the front lot fills early, park along the fence by the range and it is a shorter walk."],
      ],
    },
  ],
  [
    "hosted-full",
    {
      from: "now",
      lines: [
        [
          "grace-okonkwo",
          -23 * HOUR,
          "I drove past this morning and could not see the fourteenth from the road. Home advantage is building.",
        ],
        ["hector-villanueva", -22 * HOUR, "I am bringing the orange balls then."],
        [
          "demo-golfer",
          -1308,
          "Orange balls and a jacket, everyone. It drops ten degrees the moment the sun goes behind the trees.",
        ],
        [
          "hector-villanueva",
          -4 * HOUR,
          "Is there still a grill open when we come in? I will be coming straight from a job site.",
        ],
        ["demo-golfer", -210, "They close at seven, so I will pack sandwiches. Turkey, or the good cheese one?"],
        ["hector-villanueva", -204, "The good cheese one. You are a saint."],
        ["grace-okonkwo", -3 * HOUR, "Cheese for me as well, and I have a thermos of soup that feeds three."],
      ],
    },
  ],
  [
    "joined-torrey",
    {
      from: "now",
      unread: 3,
      lines: [
        ["priya-raman", -23 * HOUR, "Welcome both! First light means the starter wants us there by 6:20, sorry in advance."],
        ["demo-golfer", -22 * HOUR, "I am staying in La Jolla the night before, so I have no excuse at all."],
        ["ben-sato", -20 * HOUR, "I do have excuses but I will be there."],
        ["priya-raman", -1170, "Ben, you said that at Rustic Canyon and then beat me by four."],
        ["demo-golfer", -8 * HOUR, "Which set of tees is one forward? I would like to know what I am getting into."],
        ["priya-raman", -52, "The whites, about 6,600 on the card. It plays long when the marine layer sits on it."],
        ["ben-sato", -37, "The rough is up too, I lost a ball in plain sight there on Tuesday. Bring a spare sleeve."],
        ["priya-raman", -12, "I will have bananas and peanut butter pretzels for everyone at the turn."],
      ],
    },
  ],
  [
    "joined-papago",
    {
      from: "now",
      unread: 1,
      lines: [
        ["walt-hendricks", -23 * HOUR, "House rules: a dollar a skin, carryovers, and nobody counts past eight."],
        ["dana-yazzie", -22 * HOUR, "Walt, tell them the other house rule."],
        ["walt-hendricks", -1302, "The javelina story is told on the seventh tee and nowhere else. That is where it happened."],
        ["grace-okonkwo", -20 * HOUR, "I have waited two years to hear it and I can wait six more holes."],
        [
          "demo-golfer",
          -18 * HOUR,
          "My flight gets in the night before. Is it a taxi from Tempe, or could I ride with somebody?",
        ],
        ["dana-yazzie", -1050, "I come right through Tempe, I will get you at eight. Send me the name of the hotel."],
        ["demo-golfer", -17 * HOUR, "You are wonderful, Dana. It is the one by the lake, I will wait outside with the clubs."],
        [
          "walt-hendricks",
          -95,
          "Cart for me, walk if you like. I put our names down at the desk, so just say you are with Walt.",
        ],
      ],
    },
  ],
  [
    "asked-rustic",
    {
      from: "now",
      lines: [
        ["ben-sato", -20 * HOUR, "One in, two spots to go. You and me against whoever turns up?"],
        ["marcus-tran", -18 * HOUR, "Only if I get a stroke on twelve. That green owes me one."],
        ["ben-sato", -1050, "Everybody gets a stroke on twelve, Marcus. It is the number two handicap."],
      ],
    },
  ],
  [
    "declined-troon",
    {
      from: "now",
      lines: [
        ["dana-yazzie", -16 * HOUR, "Same rules as the mid-am, lift and place only if the desk says so."],
        ["priya-raman", -15 * HOUR, "Good. I want to be uncomfortable on purpose for once. Could we play the back tees?"],
        ["dana-yazzie", -870, "Booked us on them. I will bring a rangefinder without slope so we are legal."],
      ],
    },
  ],
  [
    "cancelled-balboa",
    {
      from: "now",
      lines: [
        [
          "hector-villanueva",
          -24 * HOUR,
          "The third climbs like a staircase, so I reserved two carts. Yell if you would rather walk.",
        ],
        ["lucia-ferreira", -23 * HOUR, "Cart, please! And how many balls does a beginner need out there?"],
        ["demo-golfer", -1350, "Fewer than you fear, Lucia. The canyons collect them and we are good at looking."],
        ["hector-villanueva", -438, "Bad news, the inspection landed right on top of us. I have to call this one off."],
      ],
    },
  ],
  [
    "hosted-last-week",
    {
      from: "tee-off",
      lines: [
        [
          "demo-golfer",
          -20 * HOUR,
          "The wedding is at four, so I really do have to leave the parking lot by one. Ready golf, please!",
        ],
        ["ben-sato", -19 * HOUR, "Then we walk fast and putt faster. I will check us in."],
        ["dana-yazzie", -1110, "What is the parking like? I have never played in the middle of a city."],
        ["ben-sato", -1092, "Lot off Motor Avenue, free, and there is always a place by the far fence."],
        ["dana-yazzie", 9 * HOUR, "Thank you both, that was a treat. Did you make it to the church?"],
        ["demo-golfer", 10 * HOUR, "With nine minutes to spare and grass on my shoes. Nobody looked down."],
        ["ben-sato", 11 * HOUR, "The putt on seventeen was worth the rush. Next time without a wedding."],
      ],
    },
  ],
  [
    "played-presidio",
    {
      from: "tee-off",
      lines: [
        [
          "marcus-tran",
          -15 * HOUR,
          "Standup is at 10:30. If there is a slow group ahead I peel off after nine and you two carry on.",
        ],
        ["camille-duplessis", -870, "We will finish your ball for you. Any score you would like?"],
        ["marcus-tran", -864, "Something in the low thirties."],
        ["demo-golfer", -13 * HOUR, "I will be on the putting green from seven, in the green hat, with tea for three."],
        ["camille-duplessis", 5 * HOUR, "Marcus, you shot 34 on the back. We only checked the card twice."],
        ["marcus-tran", 330, "A career nine, and I was in a meeting for it. Same again in two weeks?"],
        ["demo-golfer", 7 * HOUR, "In. And I found your headcover, Camille, it was in my cup holder."],
      ],
    },
  ],
  [
    "played-harbour-town",
    {
      from: "tee-off",
      lines: [
        [
          "roberto-caceres",
          -18 * HOUR,
          "Google says four hours and a half from Orlando, so I am leaving in the dark. Where do I turn in?",
        ],
        ["june-abernathy", -17 * HOUR, "Come through the Ocean Gate and give my name, honey. The pass is waiting for you."],
        [
          "charlotte-beaumont",
          -16 * HOUR,
          "I have pimento cheese sandwiches for the back nine. Not a word about it to the cart girl.",
        ],
        ["isaiah-crawford", 5 * HOUR, "I hit the lighthouse hole in two and three-putted. Best day all month anyway."],
        ["june-abernathy", 6 * HOUR, "Drive home safe, Roberto. You are welcome at my table any Friday."],
      ],
    },
  ],
  [
    "played-ala-wai",
    {
      from: "tee-off",
      lines: [
        [
          "keola-kahale",
          -5 * HOUR,
          "Still flat at Queens, so we are on. Park by the canal side, the upper lot is for the driving range.",
        ],
        ["noelani-park", -4 * HOUR, "Picking up the malasadas at three so they are warm on the first tee."],
        ["keola-kahale", 4 * HOUR, "Played the last two holes with sugar on my grip. No regrets."],
      ],
    },
  ],
  [
    "played-george-wright",
    {
      from: "tee-off",
      lines: [
        [
          "francis-doyle",
          -20 * HOUR,
          "Five dollars front, back and total. Colleen, somebody will get you at Forest Hills if you text from the bus.",
        ],
        [
          "colleen-mcgrath",
          -19 * HOUR,
          "I can walk it in fifteen minutes with a carry bag. Just keep me off the first tee until I breathe.",
        ],
        [
          "rachel-stein",
          -18 * HOUR,
          "I am coming down Hyde Park Ave at seven, Colleen, I will scoop you up. Hatchback, ski rack, cannot miss it.",
        ],
        ["francis-doyle", 5 * HOUR, "For the record, I have paid both of you and I would like it noted in writing."],
        ["rachel-stein", 312, "Noted. Thank you for the coffees your five dollars bought."],
      ],
    },
  ],
]);
