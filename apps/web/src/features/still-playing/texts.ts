/** The answer to the question of the day before, without signing in. */
export const texts = {
  title: "Still playing?",
  where: (course: string, day: string, time: string) => `${course}, ${day} at ${time}`,
  lead: (host: string) => `Let ${host} know that you'll be there. If you can't, somebody else can have your spot.`,
  saidYes: (host: string) => `${host} knows you're playing. If that changed, say so here.`,
  yes: "Yes, I'm playing",
  no: "No, I can't",
  saving: "Saving...",
  failed: "We couldn't let the host know.",
  leave: {
    title: "Leave this game?",
    lead: "Your spot opens up again for others.",
    late: "It's less than 24 hours before tee-off, so this will show on your record unless your spot is taken.",
    confirm: "Leave game",
    cancel: "Keep my spot",
  },
  done: {
    yes: { title: "You're in", lead: (host: string) => `${host} knows you're playing. See you on the first tee.` },
    no: { title: "You've left the game", lead: (host: string) => `We let ${host} know. Thanks for saying so in time.` },
  },
  spent: {
    title: "This link no longer works",
    lead: () => "You've left the game already, or it was moved, cancelled or played.",
  },
  loading: "Couldn't load this",
  home: "Open your games",
};
