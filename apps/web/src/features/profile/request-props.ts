import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

/** Asking for a spot in one game, in a dialog that closes when it is done. */
export type RequestProps = { game: TeeTimeCard; onClose: () => void };
