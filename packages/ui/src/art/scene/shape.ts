/** A piece of a drawing, with attributes named as React names them, that becomes markup or elements. */
export interface Shape {
  tag: "path" | "rect" | "circle" | "ellipse" | "linearGradient" | "radialGradient" | "stop" | "mask" | "g";
  attributes: Readonly<Record<string, string | number>>;
  children?: readonly Shape[];
}

type Attributes = Shape["attributes"];

export const path = (d: string, attributes: Attributes): Shape => ({ tag: "path", attributes: { d, ...attributes } });

export const circle = (x: number, y: number, r: number, fill: string): Shape => ({
  tag: "circle",
  attributes: { cx: Math.round(x), cy: Math.round(y), r: Math.round(r), fill },
});

export const ellipse = (x: number, y: number, across: number, up: number, fill: string): Shape => ({
  tag: "ellipse",
  attributes: { cx: Math.round(x), cy: Math.round(y), rx: Math.round(across), ry: Math.max(1, Math.round(up)), fill },
});

export const rect = (y: number, width: number, height: number, fill: string): Shape => ({
  tag: "rect",
  attributes: { y, width, height, fill },
});

export const stop = (offset: number, stopColor: string, stopOpacity = 1): Shape => ({
  tag: "stop",
  attributes: { offset, stopColor, stopOpacity },
});

/** From top to bottom, of the shape it fills or, given two heights, of the picture. */
export const downward = (id: string, children: readonly Shape[], heights?: readonly [from: number, to: number]): Shape => ({
  tag: "linearGradient",
  attributes: heights ? { id, gradientUnits: "userSpaceOnUse", x2: 0, y1: heights[0], y2: heights[1] } : { id, x2: 0, y2: 1 },
  children,
});

/** From left to right, of the shape it fills. */
export const across = (id: string, colors: readonly string[]): Shape => ({
  tag: "linearGradient",
  attributes: { id },
  children: colors.map((stopColor, place) => ({
    tag: "stop",
    attributes: { offset: Math.round((place / (colors.length - 1)) * 100) / 100, stopColor },
  })),
});

export const outward = (id: string, children: readonly Shape[]): Shape => ({
  tag: "radialGradient",
  attributes: { id },
  children,
});

const keepsItsCase = new Set(["gradientUnits", "maskUnits"]);
const svgName = (name: string): string =>
  keepsItsCase.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function toMarkup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ tag, attributes, children }) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${svgName(name)}="${value}"`);
      return children ? `<${tag}${written.join("")}>${toMarkup(children)}</${tag}>` : `<${tag}${written.join("")}/>`;
    })
    .join("");
}
