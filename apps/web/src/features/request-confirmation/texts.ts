/** What the page after a sent request says. */
export const confirmationTexts = {
  home: (product: string) => `${product}, home`,
  title: "Request Submitted!",
  hostedBy: (host: string) => `Hosted by ${host}`,
  awaiting: "Awaiting Approval",
  next: "What happens next",
  /** Where no more is known. */
  decides: "The host decides who plays",
  usually: (host: string, replies: string) => `${host} ${replies}`,
  steps: (reply: string) => [
    `${reply}. You're not booked until then.`,
    "We'll notify you. Your request is under Pending.",
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
