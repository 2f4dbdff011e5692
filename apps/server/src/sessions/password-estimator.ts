import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

const estimator = new ZxcvbnFactory({
  // The cost grows fast with both, and a password of so many characters that are hard to guess is strong anyway.
  maxLength: 32,
  l33tMaxSubstitutions: 10,
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

/** Import it lazily: its dictionaries take a moment to load and some 60 MB. */
export const passwordScore = (password: string, words: readonly string[]): number => estimator.check(password, [...words]).score;
