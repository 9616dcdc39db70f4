import { endpoints } from '@sgb/contract/endpoints.ts';
import fastJson from 'fast-json-stringify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quick } from './trims.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Write = (value: unknown) => string;

const writerOf = (schema: Schema): Write => fastJson(schema as Parameters<typeof fastJson>[0]);

function quickly(schema: Schema): Write {
  const { schema: wanted, trim } = quick(schema);
  const write = writerOf(wanted);
  return trim ? (value) => write(trim(value)) : write;
}

const schemaOf = (type: z.ZodType) => z.toJSONSchema(type, { target: 'draft-7', io: 'output' });

/** Something that fits a schema, another each time, with a property that nobody declared. */
function sample(schema: Schema, next: () => number): unknown {
  const one = <Each>(list: readonly Each[]): Each => list[Math.floor(next() * list.length)] as Each;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return one(schema.enum);
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return sample(one(kinds) as Schema, next);
  switch (Array.isArray(schema.type) ? one(schema.type) : schema.type) {
    case 'string':
      return one(['', 'a "word"', 'é\n', '2026-11-19T10:00:00.000Z']);
    case 'integer':
      return Math.max(schema.minimum ?? 0, Math.floor(next() * 1000));
    case 'number':
      return Math.round(next() * 10_000) / 8;
    case 'boolean':
      return next() < 0.5;
    case 'null':
      return null;
    case 'array':
      return Array.isArray(schema.items)
        ? schema.items.map((item) => sample(item as Schema, next))
        : Array.from({ length: Math.floor(next() * 3) }, () => sample((schema.items ?? {}) as Schema, next));
    case 'object': {
      const made: Record<string, unknown> = { undeclared: 'nobody sees this' };
      for (const [name, part] of Object.entries(schema.properties ?? {})) {
        if (schema.required?.includes(name) || next() < 0.5) made[name] = sample(part as Schema, next);
      }
      return made;
    }
    default:
      return {};
  }
}

/** The same numbers each time. */
function numbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    return at / 2_147_483_648;
  };
}

test('every answer of every call is written as it was', () => {
  let compared = 0;
  for (const { output } of endpoints) {
    const schema = schemaOf(output);
    const [plain, fast] = [writerOf(schema), quickly(schema)];
    for (let seed = 1; seed <= 10; seed++) {
      const value = sample(schema, numbers(seed * 7919));
      let written: string;
      try {
        written = plain(value);
      } catch {
        // A pattern that the sample does not fit.
        continue;
      }
      expect(JSON.parse(fast(value))).toEqual(JSON.parse(written));
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(endpoints.length * 5);
});

/** The places of a schema where a value may be of several kinds. */
function unionsIn(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, part]) =>
    name === 'anyOf' || name === 'oneOf' ? [place] : unionsIn(part, `${place}/${name}`),
  );
}

test('no answer of any call is tried with one kind after the other until one fits', () => {
  const unions = endpoints.flatMap(({ path, output }) => unionsIn(quick(schemaOf(output)).schema, path));
  expect(unions).toEqual([]);
});

describe('a thing of several kinds', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('duty'), cents: z.int(), of: z.object({ class: z.string() }).nullable() }),
    z.object({ kind: z.literal('freight'), cents: z.int(), grams: z.int() }),
  ]);
  const write = quickly(schemaOf(z.object({ lines: z.array(kinds).nullable() })));

  test('is written as its kind is declared, and nothing beside it', () => {
    const lines = [
      { kind: 'duty', cents: 5, of: { class: 'toys', secret: 1 }, grams: 7 },
      { kind: 'duty', cents: 6, of: null },
      { kind: 'freight', cents: 7, grams: 8, secret: 'x' },
    ];
    expect(JSON.parse(write({ lines }))).toEqual({
      lines: [
        { kind: 'duty', cents: 5, of: { class: 'toys' } },
        { kind: 'duty', cents: 6, of: null },
        { kind: 'freight', cents: 7, grams: 8 },
      ],
    });
    expect(write({ lines: null })).toBe('{"lines":null}');
    expect(lines[0]).toHaveProperty('grams');
  });

  test('is told by what is null in the one and a text in the other', () => {
    const offer = z.union([
      z.object({ line: z.string(), refusal: z.null(), cents: z.int() }),
      z.object({ line: z.string(), refusal: z.string() }),
    ]);
    const writeOffers = quickly(schemaOf(z.array(offer)));
    const offers = [
      { line: 'A', refusal: null, cents: 5, secret: 1 },
      { line: 'B', refusal: 'too large', cents: 6 },
    ];
    expect(JSON.parse(writeOffers(offers))).toEqual([
      { line: 'A', refusal: null, cents: 5 },
      { line: 'B', refusal: 'too large' },
    ]);
  });

  test('that is of no kind, or lacks what is declared, is a fault of ours', () => {
    expect(() => write({ lines: [{ kind: 'gift', cents: 1 }] })).toThrow('no kind');
    expect(() => write({ lines: [{ kind: 'freight', cents: 1 }] })).toThrow('"grams" is required!');
  });
});
