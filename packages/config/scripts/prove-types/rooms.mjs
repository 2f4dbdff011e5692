import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The rooms that are type-checked, each after those that it imports. */
export function roomsInOrder(root) {
  const rooms = ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(root, folder, "tsconfig.json")))
    .map((folder) => {
      const { name, dependencies, devDependencies } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
      return { folder, name, imports: Object.keys({ ...dependencies, ...devDependencies }) };
    });
  const ordered = new Set();
  const visit = (room) => {
    for (const other of rooms) if (room.imports.includes(other.name) && !ordered.has(other)) visit(other);
    ordered.add(room);
  };
  for (const room of rooms) visit(room);
  return [...ordered];
}

/** The room of a file, and every room that sees it through others. */
export function whoCanNotice(rooms, file) {
  const noticing = new Set(rooms.filter(({ folder }) => file.startsWith(`${folder}/`)));
  const names = new Set([...noticing].map(({ name }) => name));
  for (const room of rooms)
    if (room.imports.some((name) => names.has(name))) {
      noticing.add(room);
      names.add(room.name);
    }
  return [...noticing];
}
