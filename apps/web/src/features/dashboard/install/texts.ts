import { PRODUCT } from "@fourball/domain/product";

export const texts = {
  title: `Install ${PRODUCT}`,
  hint: "One tap to your games, in a window of its own.",
  byHand: "Tap Share, then Add to Home Screen.",
  install: "Install",
  notNow: "Not now",
  dismissed: "You can install it from your browser's menu at any time.",
};
