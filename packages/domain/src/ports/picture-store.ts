/** Keeps files under keys that name their content: a key is never given other bytes. */
export type PictureStore = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null for an unknown key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing for an unknown key. */
  delete(key: string): Promise<void>;
};
