declare module "subset-font" {
  interface Axis {
    min: number;
    max: number;
  }
  interface Options {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, number | Axis>;
    keepFeatures?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module "fontverter" {
  export function convert(font: Buffer, format: "woff2" | "sfnt"): Promise<Buffer>;
}
