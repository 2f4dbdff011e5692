export type Signal = { given: Promise<void>; give(): void };

/** Something that a test waits for until another part of it gives it. */
export function signal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}
