const started = performance.now();

/** Says what is being done, with the seconds since the start. */
export function say(text: string): void {
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}\n`);
}

/** Says how long the measurements take at most, without starting servers and making data. */
export const announce = (bench: string, seconds: number): void => say(`${bench}: measures for at most ${Math.ceil(seconds)} s`);
