import { deviceChoice } from "./device-choice.ts";

/** Whether single keys are shortcuts. */
export const shortcutsChoice = deviceChoice<"on" | "off">("shortcuts", ["on", "off"]);

export const shortcutsAreOn = (): boolean => shortcutsChoice.read() !== "off";
