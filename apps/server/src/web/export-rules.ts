import { textCell } from '../platform/csv.ts';

const quoted = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const isCents = /cents$/i;

/** Numbers are numbers; what people wrote cannot be run as a formula. */
const cellOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : quoted(textCell(String(value ?? '')));

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A row as cells by the path of their field: what lies in it is spread out, lists of words are one cell. */
export function spread(row: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(row)) {
    const simple = row.every((each) => typeof each !== 'object' || each === null);
    return [[path, simple ? row.join('; ') : JSON.stringify(row)]];
  }
  if (typeof row !== 'object' || row === null) {
    const rand = isCents.test(path) && typeof row === 'number';
    return [[path, rand ? row / 100 : row]];
  }
  return Object.entries(row).flatMap(([name, value]) => spread(value, path ? `${path}.${name}` : name));
}

/** 'shopper.username' is 'Shopper username', 'paidCents' 'Paid (R)'. */
export function titleOf(path: string): string {
  const words = path
    .replace(isCents, ' (R)')
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace('(r)', '(R)');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Which columns a declared row has, so that a list whose first row lacks something has them all. */
export function columnsOf(schema: unknown, path = ''): string[] {
  const { type, properties, anyOf } = Object(schema) as {
    type?: string;
    properties?: Record<string, unknown>;
    anyOf?: readonly unknown[];
  };
  const inner = anyOf?.find((each) => (Object(each) as { type?: string }).type === 'object');
  if (inner) return columnsOf(inner, path);
  if (type !== 'object' || !properties) return [path];
  return Object.entries(properties).flatMap(([name, each]) => columnsOf(each, path ? `${path}.${name}` : name));
}
