/** A text message to a phone; `id` is the same at every attempt. */
export type TextMessage = { id: string; to: string; text: string };

export type SmsSender = { send(message: TextMessage): Promise<void> };
