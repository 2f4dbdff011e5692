import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from "react";

const AT_LATEST_MS = 1000;

let firstScreen: Promise<unknown> = Promise.resolve();

/** Nothing is idle before the first screen can be used. */
export function idleAfter(usable: Promise<unknown>): void {
  firstScreen = usable.catch(() => undefined);
}

/** Resolves when the browser is idle; not every browser has `requestIdleCallback`. */
export const whenIdle = (): Promise<void> => firstScreen.then(idle);

export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve);
  });

/** False until the browser was idle for the first time. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle().then(() => setIdle(true)), []);
  return isIdle;
}

type Part<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A part of a screen that comes once the browser is idle. */
export const idlePart = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> =>
  lazy(() => whenIdle().then(async () => ({ default: await load() })));

/** One that a golfer can do without: where its code can't be fetched, the screen goes on and nothing that was typed is lost. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>): Part<Props> =>
  idlePart(() => load().catch(() => Nothing));

/** One that comes with its first use, and what an element has that fetches it before, as a pointer or the focus comes near. */
export function lazyWithPreload<Props>(load: () => Promise<ComponentType<Props>>) {
  const preload = (): void => void load();
  const part: Part<Props> = lazy(async () => ({ default: await load() }));
  return [part, { onFocus: preload, onPointerEnter: preload }] as const;
}

const Nothing = (): null => null;
