/** What the landing page says. Its example cards show games, not texts, and hold their own. */
export const texts = {
  home: (product: string) => `${product} home`,
  howItWorks: "How it works",
  signIn: "Sign in",
  getStarted: "Get Started",
  join: (product: string) => `Join ${product} Today`,
  hero: {
    title: ["Three in.", "One spot open."],
    lead: "Find a tee time near you, ask the host, turn up to a group expecting you.",
  },
  figures: (product: string) => `${product} in figures`,
  games: {
    title: "Open right now",
    count: (games: string) => `${games} games have a spot for you.`,
  },
  shared: {
    label: "The game you were sent",
    about: (product: string) => `What is ${product}?`,
    preferences: "Preferences",
    hosting: (host: string) => `${host} is hosting`,
    request: "Request to Join",
    requestHint: "Sign in, or create an account, and we'll send your request.",
    waitlist: "Sign in to join the waitlist",
    waitlistHint: "This game is full. We'll let you know the moment a spot opens.",
    inviteHint: "Only people with this link can see this game. Sign in, or create an account, and we'll send your request.",
  },
  features: {
    discover: {
      title: "Discover Tee Times",
      text: "See every open spot for the next two weeks: when, where, who's playing and what kind of round. Filter by day, pace or distance.",
    },
    join: {
      title: "Join Golf Groups",
      text: "Ask with one tap. The host sees your handicap and rating and says yes. Then the group chat opens, and somebody asks who's walking.",
    },
    manage: {
      title: "Manage Your Games",
      text: "Hosting, playing, waiting to hear back: all in one place. Short a player? Post the spot and watch it fill.",
    },
  },
  examples: {
    badge: "Example",
    card: "Example of a tee time: 6:10 AM at Cypress Hollow, Monterey, CA. 1 spot open.",
    spots: "1 spot open",
    discover: "Example: the tee times of a Friday, the first at 7:40 AM",
    games: (count: number) => `${count} games`,
    tomorrow: "Tomorrow",
    request: "Example: a request is sent, the host approves it, the group chat opens",
    sent: "Request Sent",
    sentHint: "Waiting for host approval",
    confirmed: "You're in",
    confirmedHint: "Maya approved your request",
    message: "See you on the first tee. Who's walking?",
    manage: "Example: three games of one golfer, one of them with two requests waiting",
    requests: "2 requests",
  },
  footer: {
    lead: "Somewhere, a group is one player short.",
    word: (product: string) => `${product}, golf\u2019s word for a group of four`,
    nav: "Footer",
  },
};
