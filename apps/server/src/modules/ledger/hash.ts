import { hash } from 'node:crypto';

/** The input of an entry as a fingerprint; the order of fields does not matter, that of postings does. */
export function hashOf(input: unknown): Buffer {
  return hash('sha256', canonical(input), 'buffer');
}

const plain = /^[\w:. -]*$/;

/** JSON.stringify, which takes longer where there is nothing to escape. */
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/** Keys are kept for ever, so the same input must give the same text for ever. */
function canonical(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
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
    text += `${text === '' ? '' : ','}${quoted(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
