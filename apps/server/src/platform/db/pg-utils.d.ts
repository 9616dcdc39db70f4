/** The driver's own way from values to parameters, which its types leave out. */
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
