import { describe, expect, test } from "vitest";
import { COURSE_TEMPLATE, type CourseFile, readCourseFile, refusedFile } from "./csv.ts";
import { decodeText } from "./decode-text.ts";

const head = "name,location,city,state";
const fox = { name: "Fox Hollow", location: "Anchorage", city: "Anchorage", state: "AK" };
const line = "Fox Hollow,Anchorage,Anchorage,AK";
/** Each course on a line of its own, after the headings. */
const courses = (...all: object[]): CourseFile => ({ kind: "courses", courses: all, lines: all.map((_, index) => index + 2) });
const onLines = (lines: number[], ...all: object[]): CourseFile => ({ kind: "courses", courses: all, lines });

describe("a course file", () => {
  test.each<[what: string, file: string, read: CourseFile]>([
    ["plain", `${head}\n${line}`, courses(fox)],
    ["with a byte order mark", `\uFEFF${head}\n${line}`, courses(fox)],
    ["with CRLF", `${head}\r\n${line}\r\n`, courses(fox)],
    ["with CR alone", `${head}\r${line}\r`, courses(fox)],
    ["without a last line break", `${head}\n${line}`, courses(fox)],
    ["with blank lines", `${head}\n\n${line}\n\n\n${line}`, onLines([3, 6], fox, fox)],
    ["with lines of nothing but commas", `${head}\n,,,\n${line}\n , , ,\n`, onLines([3], fox)],
    ["with lines before the headings that are blank", `\n\r\n${head}\n${line}`, onLines([4], fox)],
    ["with a quoted comma", `${head}\n"Pebble, Beach",Anchorage,Anchorage,AK`, courses({ ...fox, name: "Pebble, Beach" })],
    [
      "with a doubled quote",
      `${head}\n"The ""Old"" Course",Anchorage,Anchorage,AK`,
      courses({ ...fox, name: 'The "Old" Course' }),
    ],
    [
      "with a quoted line break",
      `${head}\n"Fox\nHollow",Anchorage,Anchorage,AK\n${line}`,
      onLines([2, 4], { ...fox, name: "Fox\nHollow" }, fox),
    ],
    [
      "with CR as line end and a quoted LF",
      `${head}\r"Fox\nHollow",Anchorage,Anchorage,AK\r${line}\r`,
      onLines([2, 4], { ...fox, name: "Fox\nHollow" }, fox),
    ],
    ["with CR as line end and a quoted LF in the headings", `"no\ntes",${head}\r7,${line}\r`, onLines([3], fox)],
    [
      "with a quoted CRLF in a CRLF file",
      `${head}\r\n"Fox\r\nHollow",Anchorage,Anchorage,AK\r\n${line}\r\n`,
      onLines([2, 4], { ...fox, name: "Fox\r\nHollow" }, fox),
    ],
    ["with quoted headings", `"name","location","city","state"\n${line}`, courses(fox)],
    ["with headings in another case", `NAME,Location,CITY,sTaTe\n${line}`, courses(fox)],
    ["with spaces around headings", ` name , location , city , state \n${line}`, courses(fox)],
    ["with spaces around cells", `${head}\n  Fox Hollow , Anchorage ,Anchorage, AK `, courses(fox)],
    ["with columns in another order", "state,city,location,name\nAK,Anchorage,Anchorage,Fox Hollow", courses(fox)],
    ["with further columns", `id,${head},holes\n7,${line},18`, courses(fox)],
    ["with semicolons", `name;location;city;state\nFox Hollow;Anchorage;Anchorage;AK`, courses(fox)],
    ["with tabs", `name\tlocation\tcity\tstate\nFox Hollow\tAnchorage\tAnchorage\tAK`, courses(fox)],
    ["with a short row", `${head}\nFox Hollow,Anchorage`, courses({ name: "Fox Hollow", location: "Anchorage" })],
    ["with text beyond the last heading", `${head}\n${line},one,,three,,`, courses({ ...fox, __parsed_extra: ["one", "three"] })],
    ["with text under an empty heading at the end", `${head},,\n${line},,one`, courses({ ...fox, __parsed_extra: ["one"] })],
    ["with empty cells beyond the last heading", `${head}\n${line},, ,`, courses(fox)],
    ["with a heading that is empty before others", `,${head}\n7,${line}`, courses(fox)],
    ["with empty cells", `${head},latitude\n${line},`, courses(fox)],
    [
      "with headings of two words",
      `${head},image_url,Time Zone\n${line},https://x.example/a.jpg,UTC`,
      courses({ ...fox, imageUrl: "https://x.example/a.jpg", timeZone: "UTC" }),
    ],
    ["with a heading twice", `${head},name\n${line},Other`, courses(fox)],
    [
      "with accents and other scripts",
      `${head}\nÉtang du Nord ゴルフ,Anchorage,Anchorage,AK`,
      courses({ ...fox, name: "Étang du Nord ゴルフ" }),
    ],
    ["with a heading that is a trap", `__proto__,constructor,${head}\npolluted,polluted,${line}`, courses(fox)],
    ["with a formula, which is only text here", `${head}\n=1+1,Anchorage,Anchorage,AK`, courses({ ...fox, name: "=1+1" })],
    [
      "with a cell of a megabyte",
      `${head}\n${"a".repeat(1_000_000)},Anchorage,Anchorage,AK`,
      courses({ ...fox, name: "a".repeat(1_000_000) }),
    ],
    ["with headings only", `${head}\n`, courses()],
    ["with nothing", "", { kind: "missing-columns", missing: ["name", "location", "city", "state"], found: [] }],
    [
      "without a column that is needed",
      "name,city,holes\nFox,Anchorage,18",
      { kind: "missing-columns", missing: ["location", "state"], found: ["name", "city", "holes"] },
    ],
    ["with line ends of both kinds", `${head}\r\n${line}\n${line}\n`, courses(fox, fox)],
    [
      "with a quote in the middle of a cell",
      `${head}\n\n"Fox" Hollow,Anchorage,Anchorage,AK\n${line}`,
      { kind: "broken", line: 3 },
    ],
    ["with a quote that is never closed", `${head}\n"Fox Hollow,Anchorage,Anchorage,AK\n${line}`, { kind: "broken", line: 2 }],
  ])("is read %s", (_what, file, read) => {
    expect(readCourseFile(file)).toEqual(read);
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

const spreadsheet = [
  ["name", "location", "city", "state", "latitude", "longitude"],
  ["Fox Hollow", "Anchorage, Alaska", "Anchorage", "AK", "61.11", "-149.85"],
];
const read = {
  ...{ name: "Fox Hollow", location: "Anchorage, Alaska", city: "Anchorage", state: "AK" },
  ...{ latitude: "61.11", longitude: "-149.85" },
};
const commas = { ...read, latitude: "61,11", longitude: "-149,85" };
const written = (separator: string, end: string, quote = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell)) =>
  spreadsheet.map((row) => row.map(quote).join(separator) + end).join("");
const utf16 = (text: string) => Uint8Array.from(Buffer.from(text, "utf16le"));
const utf8 = (text: string) => new TextEncoder().encode(text);
const always = (cell: string) => `"${cell}"`;
const germanCell = (cell: string) => cell.replace(/^(-?\d+)\.(\d+)$/, "$1,$2");

describe("a file as programs write it is read:", () => {
  test.each<[program: string, bytes: Uint8Array, course: object]>([
    ["Excel, CSV UTF-8", utf8(`\uFEFF${written(",", "\r\n")}`), read],
    ["Excel in German, CSV UTF-8", utf8(`\uFEFF${written(";", "\r\n", germanCell)}`), commas],
    ["Excel, CSV (Macintosh)", utf8(written(",", "\r")), read],
    ["Excel, Unicode text", utf16(`\uFEFF${written("\t", "\r\n")}`), read],
    ["a report for Excel, with the separator first", utf8(`sep=;\r\n${written(";", "\r\n")}`), read],
    ["a report for Excel, with a mark and a quoted separator", utf8(`\uFEFF"sep=,"\n${written(",", "\n")}`), read],
    ["a report for Excel, separated by bars", utf8(`SEP=|\n${written("|", "\n")}`), read],
    ["a program of Windows, UTF-16 without a mark", utf16(written(",", "\r\n")), read],
    ["Google Sheets", utf8(written(",", "\r\n").trimEnd()), read],
    ["LibreOffice, all quoted", utf8(written(",", "\n", always)), read],
    ["Numbers in German", utf8(written(";", "\r\n", (cell) => always(germanCell(cell)))), commas],
    ["pandas, with its index", utf8(written(",", "\n").replace(/^/gm, ",").replace(/^,$/gm, "")), read],
    [
      "a program that keeps text from being a number",
      utf8(written(",", "\n").replace("Fox Hollow", '="Fox Hollow"').replace("AK", '"=""AK"""')),
      read,
    ],
  ])("%s", (_program, bytes, course) => {
    const file = readCourseFile(decodeText(bytes));
    expect(file).toMatchObject({ kind: "courses", courses: [course] });
  });
});

describe("the course template", () => {
  test("can be read", () => {
    expect(readCourseFile(COURSE_TEMPLATE)).toMatchObject({
      kind: "courses",
      courses: [{ name: "Cypress Hollow", state: "CA" }],
    });
  });
});

describe("the file of refused rows", () => {
  test("has the reason for each row and no cell that starts a formula", () => {
    const file = refusedFile([
      { row: 3, course: { ...fox, name: "=cmd|' /C calc'!A0", city: "@SUM(1)" }, error: "State is required" },
    ]);
    const again = { ...fox, latitude: "61.11", longitude: "-149.85", phone: "+1 907 555 0100" };
    expect(readCourseFile(refusedFile([{ row: 1, course: again, error: "" }]))).toEqual(courses(again));
    expect(refusedFile([{ row: 1, course: { ...fox, name: "=cmd()\nx" }, error: "" }])).toContain(`"'=cmd()`);
    const [, row = ""] = file.split("\r\n");
    expect(row).toContain("'=cmd");
    expect(row).toContain("'@SUM");
    expect(row).toContain("State is required");
    expect(readCourseFile(file)).toMatchObject({ kind: "courses", courses: [{ location: "Anchorage", state: "AK" }] });
  });
});
