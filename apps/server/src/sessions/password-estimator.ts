import { ESTIMATOR_LIMITS, PASSWORD_SCORE_MIN } from "@fourball/domain/account/password-strength";
import type { Passwords } from "@fourball/domain/ports/passwords";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as english from "@zxcvbn-ts/language-en";

const estimator = new ZxcvbnFactory({
  ...ESTIMATOR_LIMITS,
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

export const isEasyToGuess = (...[password, words]: Parameters<Passwords["isEasyToGuess"]>): boolean =>
  estimator.check(password, [...words]).score < PASSWORD_SCORE_MIN;
