const TEXT_AND_FINAL = 0x81;
const LENGTH_IN_2_BYTES = 126;
const LENGTH_IN_8_BYTES = 127;

/** A text as one complete frame of RFC 6455, to be encoded once for all receivers. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const frame = Buffer.allocUnsafe(head.length + length);
  head.copy(frame);
  frame.write(text, head.length);
  return frame;
}

function headOf(length: number): Buffer {
  if (length < LENGTH_IN_2_BYTES) return Buffer.from([TEXT_AND_FINAL, length]);
  if (length < 2 ** 16) return Buffer.from([TEXT_AND_FINAL, LENGTH_IN_2_BYTES, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head.writeUInt8(TEXT_AND_FINAL, 0);
  head.writeUInt8(LENGTH_IN_8_BYTES, 1);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
