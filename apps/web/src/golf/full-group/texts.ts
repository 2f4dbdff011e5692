const COUNTS = ["none", "one", "two", "three", "four"];

/** What a group reads when it is full. */
export const texts = {
  title: (players: number) => `That's ${COUNTS[players]}.`,
  full: (names: readonly string[]) => `The group is full: ${names.join(", ")}`,
  sayHello: "Say hello",
  calendar: "Calendar",
};
