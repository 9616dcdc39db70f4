import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { z } from 'zod';
import type { Chance } from './chance.ts';
import type { Sent } from './target.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const schemas = new Map<Endpoint, Schema>();

export function schemaOf(endpoint: Endpoint): Schema {
  const known = schemas.get(endpoint);
  if (known) return known;
  const made = z.toJSONSchema(endpoint.input, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Schema;
  schemas.set(endpoint, made);
  return made;
}

/** Would be a script, a formula, a statement, a template or a path, if anybody took it for one. */
export const markText = `"><img src=x onerror="window.struck=1"><script>window.struck=1</script>{{7*7}}`;
const nasty: readonly unknown[] = [
  '',
  ' ',
  'x'.repeat(9000),
  '\0',
  '\ud800',
  '\u202e\u0000abc',
  markText,
  "' or 1=1 --",
  '=cmd|x!A1',
  '../../../../etc/passwd',
  'javascript:alert(1)',
  'null',
  '-1',
  '1e309',
  '99999999999999999999',
  '0x10',
  'NaN',
  '2026-13-45',
  -1,
  0,
  1.5,
  2 ** 31,
  2 ** 53,
  Number.MIN_SAFE_INTEGER,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { toString: 'x', __proto__: null, constructor: { prototype: 1 } },
  Array.from({ length: 2000 }, () => 1),
];

const words: readonly string[] = [
  'some words',
  '123456',
  'abc123',
  'name@example.com',
  '0821234567',
  '082 555 1234',
  '2026-11-15',
  '610000000000',
  '5000000000000',
  '00000000-0000-4000-8000-000000000000',
  '1',
  '2196',
  'https://detail.1688.com/offer/610000000000.html',
];

function textFor(chance: Chance, { format, pattern, minLength = 0, maxLength = 200 }: Schema): string {
  if (format === 'uuid') return `00000000-0000-4000-8000-${String(chance.below(1e9)).padStart(12, '0')}`;
  const fits = pattern ? words.filter((word) => new RegExp(pattern, 'u').test(word)) : [markText, ...words];
  const text = fits.length > 0 ? chance.pick(fits) : 'a';
  return text.padEnd(Math.min(minLength, 5000), 'a').slice(0, Math.max(maxLength, 1));
}

/** Something that the schema takes, or nearly. */
export function valueFor(chance: Chance, schema: Schema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueFor(chance, chance.pick(choices));
  if (schema.allOf?.[0]) return valueFor(chance, schema.allOf[0]);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'integer' || type === 'number') {
    const [low, high] = [schema.minimum ?? 0, schema.maximum ?? 100_000];
    return chance.pick([low, high, Math.floor(low + chance.next() * (Math.min(high, low + 1000) - low)), 1]);
  }
  if (type === 'boolean') return chance.maybe(0.5);
  if (type === 'array') return Array.from({ length: chance.below(3) + 1 }, () => valueFor(chance, schema.items ?? {}));
  if (type === 'object' || schema.properties) {
    const { properties = {}, required = [] } = schema;
    const names = Object.keys(properties).filter((name) => required.includes(name) || chance.maybe(0.6));
    return Object.fromEntries(names.map((name) => [name, valueFor(chance, properties[name] ?? {})]));
  }
  return textFor(chance, schema);
}

/** An input in which nothing, something or everything is wrong. */
export function inputFor(chance: Chance, endpoint: Endpoint): Record<string, unknown> {
  const input = valueFor(chance, schemaOf(endpoint)) as Record<string, unknown>;
  const names = Object.keys(schemaOf(endpoint).properties ?? {});
  if (names.length > 0 && chance.maybe(0.75)) input[chance.pick(names)] = chance.pick(nasty);
  if (names.length > 0 && chance.maybe(0.1)) delete input[chance.pick(names)];
  if (chance.maybe(0.05)) input[chance.pick(['surprise', '__proto__', 'constructor', 'ticket', 'a'.repeat(300)])] = 1;
  return input;
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function asQuery(input: Readonly<Record<string, unknown>>, ticket: string | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) query.append(name, asText(value));
  if (ticket) query.set('ticket', ticket);
  return query.toString().slice(0, 9000);
}

const bodyTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'application/octet-stream',
  'x/y',
  'multipart/form-data',
];

function asMultipart(chance: Chance, input: Readonly<Record<string, unknown>>): Pick<Sent, 'headers' | 'body'> {
  const edge = 'edge-of-the-attack';
  const fields = Object.entries(input).map(
    ([name, value]) =>
      `--${edge}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${asText(value).slice(0, 5000)}\r\n`,
  );
  const name = chance.pick(['a.png', '../../a.html', 'a.svg\0.png', `${'a'.repeat(500)}.png`, '"; filename="b.html']);
  const bytes = chance.pick([
    '\x89PNG\r\n\x1a\n',
    '<script>window.struck=1</script>',
    'GIF89a',
    '',
    'x'.repeat(20_000),
  ]);
  const file = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n${bytes}\r\n`;
  const end = chance.maybe(0.8) ? `--${edge}--\r\n` : '';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${edge}` },
    body: Buffer.from(`${fields.join('')}${file}${end}`, 'latin1'),
  };
}

/** A request for a call with this input, in its own way; `odd`, now and then, in a way that it does not know. */
export function requestFor(
  chance: Chance,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { ticket, odd = false }: { readonly ticket?: string | undefined; readonly odd?: boolean },
): Sent {
  const { method, path } = endpoint;
  const own = ticket ? `?ticket=${ticket}` : '';
  if (method === 'GET') return { method, url: `${path}?${asQuery(input, ticket)}` };
  if (endpoint.raw) {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-range': chance.pick(['bytes 0-9/10', 'bytes 9-0/1', 'bytes */*', 'x', 'bytes 0-99999999999/1']),
    };
    return { method, url: `${path}?${asQuery(input, ticket)}`, headers, body: Buffer.alloc(chance.below(40), 'a') };
  }
  if (endpoint.file) return { method, url: `${path}${own}`, ...asMultipart(chance, input) };
  const json = JSON.stringify(input) ?? '';
  const broken = odd && chance.maybe(0.04) ? json.slice(0, chance.below(json.length + 1)) : json;
  const type = odd && chance.maybe(0.04) ? chance.pick(bodyTypes) : 'application/json';
  return { method, url: `${path}${own}`, headers: { 'content-type': type }, body: broken };
}
