import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

/** Props of the request dialog of one game. */
export type RequestProps = { game: TeeTimeCard; onClose: () => void };
