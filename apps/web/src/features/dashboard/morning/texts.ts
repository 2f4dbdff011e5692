/** What My Games says on the morning of a round. */
export const morningTexts = {
  toTeeOff: {
    days: (days: number) => `${days} days to tee-off`,
    hours: (hours: number) => `${hours} h to tee-off`,
    hoursAndMinutes: (hours: number, minutes: number) => `${hours} h ${minutes} min to tee-off`,
    minutes: (minutes: number) => `${minutes} min to tee-off`,
  },
  onTheTee: "You're on the tee",
  golfers: "Your group",
  from: (time: string) => `You can say so from ${time}`,
  directions: "Directions",
  call: "Call the shop",
  chat: "Chat",
  calendar: "Calendar",
};
