declare module "culori" {
  export function parse(color: string): object | undefined;
  export function wcagContrast(one: object, other: object): number;
}
