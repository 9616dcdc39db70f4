import { createHash } from 'node:crypto';

/** The input of an entry as a fingerprint; the order of fields does not matter, that of postings does. */
export function hashOf(input: unknown): Buffer {
  return createHash('sha256').update(canonical(input)).digest();
}

function canonical(value: unknown): string {
  if (value instanceof Date) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`;
}
