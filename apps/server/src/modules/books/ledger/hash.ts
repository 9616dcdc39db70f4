import { hash } from 'node:crypto';

/** The input of an entry as a fingerprint, without some fields; the order of fields does not matter, that of postings does. */
export function hashOf(input: object, without?: readonly string[]): string {
  return hash('sha256', canonical(input, without), 'hex');
}

const plain = /^[\w:. -]*$/;

/** JSON.stringify, which takes longer where there is nothing to escape. */
const quoted = (text: string): string => (plain.test(text) ? `"${text}"` : JSON.stringify(text));

/** Keys are kept for ever, so the same input must give the same text for ever. */
function canonical(value: unknown, without?: readonly string[]): string {
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
    if (each === undefined || without?.includes(name)) continue;
    text += `${text === '' ? '' : ','}${quoted(name)}:${canonical(each)}`;
  }
  return `{${text}}`;
}
