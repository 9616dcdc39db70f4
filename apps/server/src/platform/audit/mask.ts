/** Fields whose values nobody needs to read again: secrets, numbers of documents and bank accounts. */
const secret = /pass(word)?$|secret|token|^(code|pin|otp|oldcode|newcode)$|idnumber|accountnumber|cardnumber|passport/i;
const phone = /mobile|phone|telephone/i;
const longest = 300;
const most = 50;

const tail = (value: unknown): string => `…${String(value).slice(-3)}`;

/** An input as it is written down: without secrets, and no longer than somebody would read. */
export function masked(value: unknown, name = ''): unknown {
  if (value === null || value === undefined || value === '') return value ?? null;
  if (secret.test(name)) return '(hidden)';
  if (typeof value === 'string') {
    if (phone.test(name)) return tail(value);
    return value.length > longest ? `${value.slice(0, longest)}… (${value.length} characters)` : value;
  }
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `(${value.byteLength} bytes)`;
  if (Array.isArray(value)) {
    const kept = value.slice(0, most).map((each) => masked(each, name));
    return value.length > most ? [...kept, `… (${value.length} in all)`] : kept;
  }
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each, key)]));
  }
  return typeof value === 'bigint' ? String(value) : value;
}

const reasons = ['reason', 'why', 'note', 'answer', 'content'] as const;

/** Why somebody did it, where they were asked to say so. */
export function whyIn(input: unknown): string {
  const fields = Object(input) as Record<string, unknown>;
  const found = reasons.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found.slice(0, longest) : '';
}

const isName = /(^id|id|number|username|line|order|batch|product|sku|name|subject|call)$/i;
const isNames = /(ids|lines|orders|numbers)$/i;

const namesThing = /^(\w+?)(Id|id|Ids|ids)$/;
export const mostThings = 50;

/**
 * Every thing that a call names by its number: '/api/staff/purchase/fail', {orderIds: [1, 2]} is about 'order 1' and 'order 2', and
 * '/api/staff/withdraw/paid', {id: 7} about 'withdraw 7'.
 */
export function thingsIn(path: string, input: unknown): string[] {
  const [, , , noun = ''] = path.split('/');
  return Object.entries(Object(input) as Record<string, unknown>)
    .flatMap(([name, value]) => {
      const kind = name === 'id' || name === 'ids' ? noun : namesThing.exec(name)?.[1]?.toLowerCase();
      if (!kind) return [];
      const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
      return ids.filter((id) => Number.isInteger(id) || typeof id === 'string').map((id) => `${kind} ${id}`);
    })
    .slice(0, mostThings);
}

/** What a call is about, by its path and the first field that names a thing: '/api/staff/withdraw/paid', {id: 7} is 'withdraw 7'. */
export function subjectIn(path: string, input: unknown): string {
  const [, , , noun = ''] = path.split('/');
  for (const [name, value] of Object.entries(Object(input) as Record<string, unknown>)) {
    const one = Array.isArray(value) && isNames.test(name) && value.length > 0 ? value.slice(0, 5).join(', ') : value;
    const named = (isName.test(name) || one !== value) && !secret.test(name);
    if (named && (typeof one === 'number' || typeof one === 'string')) return `${noun} ${one}`.slice(0, 100);
  }
  return noun;
}
