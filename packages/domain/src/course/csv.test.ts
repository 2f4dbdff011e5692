import { describe, expect, test } from "vitest";
import { COURSE_TEMPLATE, type CourseFile, readCourseFile, refusedFile } from "./csv.ts";

const head = "name,location,city,state";
const fox = { name: "Fox Hollow", location: "Anchorage", city: "Anchorage", state: "AK" };
const line = "Fox Hollow,Anchorage,Anchorage,AK";
const courses = (...all: object[]): CourseFile => ({ kind: "courses", courses: all });

describe("a course file", () => {
  test.each<[what: string, file: string, read: CourseFile]>([
    ["plain", `${head}\n${line}`, courses(fox)],
    ["with a byte order mark", `\uFEFF${head}\n${line}`, courses(fox)],
    ["with CRLF", `${head}\r\n${line}\r\n`, courses(fox)],
    ["with CR alone", `${head}\r${line}\r`, courses(fox)],
    ["without a last line break", `${head}\n${line}`, courses(fox)],
    ["with blank lines", `${head}\n\n${line}\n\n\n`, courses(fox)],
    ["with lines of nothing but commas", `${head}\n,,,\n${line}\n , , ,\n`, courses(fox)],
    ["with a quoted comma", `${head}\n"Pebble, Beach",Anchorage,Anchorage,AK`, courses({ ...fox, name: "Pebble, Beach" })],
    [
      "with a doubled quote",
      `${head}\n"The ""Old"" Course",Anchorage,Anchorage,AK`,
      courses({ ...fox, name: 'The "Old" Course' }),
    ],
    ["with a quoted line break", `${head}\n"Fox\nHollow",Anchorage,Anchorage,AK`, courses({ ...fox, name: "Fox\nHollow" })],
    [
      "with a quoted CRLF in a CRLF file",
      `${head}\r\n"Fox\r\nHollow",Anchorage,Anchorage,AK\r\n`,
      courses({ ...fox, name: "Fox\r\nHollow" }),
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
    ["with a quote in the middle of a cell", `${head}\n"Fox" Hollow,Anchorage,Anchorage,AK\n${line}`, { kind: "broken", row: 1 }],
    ["with a quote that is never closed", `${head}\n"Fox Hollow,Anchorage,Anchorage,AK\n${line}`, { kind: "broken", row: 1 }],
  ])("is read %s", (_what, file, read) => {
    expect(readCourseFile(file)).toEqual(read);
    expect(Object.keys({})).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
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
