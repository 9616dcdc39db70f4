import { hash } from 'node:crypto';

/** The input of an entry as a fingerprint; the order of fields does not matter, that of postings does. */
export function hashOf(input: unknown): Buffer {
  return hash('sha256', canonical(input), 'buffer');
}

/** Keys are kept for ever, so the same input must give the same text for ever. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return JSON.stringify(value) ?? 'null';
  }
  let text = '';
  if (Array.isArray(value)) {
    for (const each of value) text += text === '' ? canonical(each) : `,${canonical(each)}`;
    return `[${text}]`;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(fields).sort()) {
    const each = fields[name];
    if (each === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
