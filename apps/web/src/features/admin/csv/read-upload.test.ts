import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from "@fourball/domain/course/import-limits";
import { describe, expect, it, test } from "vitest";
import { readUpload } from "./read-upload.ts";

const text = "name,location,city,state\nÉtang,Ici,Québec,QC";
const read = { kind: "courses", courses: [{ name: "Étang", location: "Ici", city: "Québec", state: "QC" }], lines: [2] };

const utf16 = (littleEndian: boolean): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(2 * (text.length + 1)));
  [..."\uFEFF", ...text].forEach((letter, index) => {
    view.setUint16(2 * index, letter.charCodeAt(0), littleEndian);
  });
  return new Uint8Array(view.buffer);
};

test.each<[encoding: string, content: BlobPart]>([
  ["UTF-8", text],
  ["UTF-8 with its mark", `\uFEFF${text}`],
  ["UTF-16, little end first", utf16(true)],
  ["UTF-16, big end first", utf16(false)],
  ["what older spreadsheets save", Uint8Array.from([...text], (letter) => letter.charCodeAt(0))],
])("a file in %s is read", async (_encoding, content) => {
  expect(await readUpload(new Blob([content]))).toEqual(read);
});

describe("a file that cannot be uploaded", () => {
  it("has too many courses", async () => {
    const count = IMPORT_ROWS_MAX + 1;
    expect(await readUpload(new Blob([`name,location,city,state\n${"a,b,c,d\n".repeat(count)}`]))).toEqual({
      kind: "too-many",
      count,
    });
  });

  it("is larger than a request may be, or becomes so when it is sent", async () => {
    const tooLarge = { kind: "too-large" };
    expect(await readUpload(new Blob(["a".repeat(IMPORT_BYTES_MAX + 1)]))).toEqual(tooLarge);
    const row = `${"a".repeat(150)},b,c,d\n`;
    expect(await readUpload(new Blob([`name,location,city,state\n${row.repeat(IMPORT_ROWS_MAX)}`]))).toEqual(tooLarge);
  });

  it("is gone by the time that it is read", async () => {
    const file = new Blob([text]);
    file.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    expect(await readUpload(file)).toEqual({ kind: "unreadable" });
  });
});
