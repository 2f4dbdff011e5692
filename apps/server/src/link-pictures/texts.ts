import { PRODUCT } from "@fourball/domain/product";

/** What link previews, and the pictures in them, say. */
export const pictureTexts = {
  product: "Find a tee time near you, ask the host, turn up to a group expecting you.",
  round: "A round of golf",
  rounds: (count: number) => `${count === 1 ? "round" : "rounds"} this year`,
  hosting: (name: string) => `${name} is hosting`,
  hostedBy: (name: string) => `Hosted by ${name}.`,
  gameTitle: (course: string, day: string, time: string) => `${course}, ${day}, ${time}`,
  gamePicture: (course: string, day: string, time: string) => `Tee time at ${course}, ${day}, ${time}`,
  golferPicture: (name: string) => `${name} on ${PRODUCT}`,
  handicap: (handicap: number) => `Handicap ${handicap}`,
  rated: (rating: string) => `Rated ${rating}`,
  games: (hosted: number, played: number) => `${hosted} hosted, ${played} played`,
};
