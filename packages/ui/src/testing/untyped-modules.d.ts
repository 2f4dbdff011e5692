declare module "culori" {
  export function parse(colour: string): object | undefined;
  export function wcagContrast(one: object, other: object): number;
}
