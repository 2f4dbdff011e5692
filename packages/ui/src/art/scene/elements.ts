import { createElement, type ReactNode } from "react";
import type { Shape } from "./shape.ts";

/** In order of drawing, which is all that tells two shapes apart: as the hour changes they are re-tinted, not replaced. */
export function elements(shapes: readonly Shape[]): ReactNode[] {
  return shapes.map(({ tag, attributes, children }, layer) =>
    createElement(tag, { key: `layer-${layer}`, ...attributes }, children ? elements(children) : undefined),
  );
}
