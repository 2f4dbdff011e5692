/** What My Games says on the morning of a round. */
export const texts = {
  onTheTee: "You're on the tee",
  golfers: "Your group",
  from: (time: string) => `You can say so from ${time}`,
  directions: "Directions",
  call: "Call the shop",
  chat: "Chat",
  calendar: "Calendar",
};
