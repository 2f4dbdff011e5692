/** What the page after a sent request says. */
export const texts = {
  home: (product: string) => `${product}, home`,
  title: "Request Submitted!",
  hostedBy: (host: string) => `Hosted by ${host}`,
  awaiting: "Awaiting Approval",
  awaitingHint: "The host decides who plays. You're not booked until then.",
  next: "What happens next",
  /** Of a host of whom no more is known. */
  replies: "will reply",
  steps: (host: string, replies: string) => [
    `${host} ${replies}.`,
    "We'll notify you; it's under Pending until then.",
    "Once you're in, the group chat opens for you.",
  ],
  dashboard: "Go to Dashboard",
  marketplace: "Browse Tee Times",
  stopped: "You'll stay here until you choose where to go.",
  toStart: (seconds: number) => `Going to the start page in ${seconds} s`,
  toDashboard: (seconds: number) => `Going to your dashboard in ${seconds} s`,
  stay: "Stay here",
  none: "No recent request",
  noneHint: "You haven't sent a request from this tab. Find a game and ask its host for a spot.",
};
