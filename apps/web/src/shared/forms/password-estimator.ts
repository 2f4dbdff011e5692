import { ESTIMATOR_LIMITS } from "@fourball/domain/account/password-strength";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as commonWords } from "@zxcvbn-ts/language-common";
import { dictionary as englishWords } from "@zxcvbn-ts/language-en";

const estimator = new ZxcvbnFactory({
  ...ESTIMATOR_LIMITS,
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
});

/** From 0, among the first to be tried, to 4. Import it lazily: its dictionaries are large. */
export const passwordScore = (password: string, words: readonly string[]): number => estimator.check(password, [...words]).score;
