import { type ComponentType, lazy } from "react";
import type { TeeTimeFieldsProps } from "./tee-time-fields.tsx";

type Fields = ComponentType<TeeTimeFieldsProps>;

const load = async (): Promise<Fields> => (await import("./tee-time-fields.tsx")).TeeTimeFields;
/** For a window that becomes wide while it is open. */
const Later: Fields = lazy(async () => ({ default: await load() }));
let loaded: Fields | undefined;

/** Fetches the fields of wide screens, which phones don't need, before the page is drawn. */
export async function loadTeeTimeFields(): Promise<void> {
  loaded ??= await load();
}

export const teeTimeFields = (): Fields => loaded ?? Later;
