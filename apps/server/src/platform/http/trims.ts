import type { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;
type Trim = (value: unknown) => unknown;

const isSchema = (schema: unknown): schema is Schema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);
const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Something, or null: the something. */
function beforeNull({ anyOf }: Schema): Schema | undefined {
  const [some, none, ...others] = anyOf ?? [];
  if (!isSchema(some) || !isSchema(none) || others.length > 0 || none.type !== 'null') return undefined;
  return typeof some.type === 'string' ? some : undefined;
}

/** A kind that says what the property is, or that it is null; undefined: any text. */
function markOf({ properties = {}, required }: Schema, name: string): { readonly mark: unknown } | undefined {
  const said = properties[name];
  if (!isSchema(said) || !required?.includes(name)) return undefined;
  if (said.const !== undefined) return { mark: said.const };
  if (said.type === 'null') return { mark: null };
  return said.type === 'string' ? { mark: undefined } : undefined;
}

/**
 * Several kinds of a thing, each an object that says by one and the same property which it is, or that has a text where all
 * others have null: that property, and the kinds by what it is.
 */
function kindsBy({ oneOf, anyOf }: Schema) {
  const kinds = (oneOf ?? anyOf ?? []).filter(isSchema);
  const [first] = kinds;
  if (!first || kinds.some(({ type }) => type !== 'object')) return undefined;
  for (const property of Object.keys(first.properties ?? {})) {
    const byMark = new Map<unknown, Schema>();
    for (const kind of kinds) {
      const told = markOf(kind, property);
      if (told) byMark.set(told.mark, kind);
    }
    const marks = [...byMark.keys()];
    const hasText = byMark.has(undefined);
    if (byMark.size === kinds.length && !(hasText && marks.some((mark) => typeof mark === 'string')))
      return { property, byMark };
  }
  return undefined;
}

const simple = new Set(['string', 'number', 'integer', 'boolean', 'null']);
const isSimple = ({ type }: Schema) => [type].flat().every((each) => simple.has(String(each)));

/** Whether `picks` knows all that is in it. */
function isKnown(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  const some = beforeNull(schema);
  if (some) return isKnown(some);
  const union = kindsBy(schema);
  if (union) return [...union.byMark.values()].every(isKnown);
  if (schema.type === 'array') return isKnown(schema.items);
  if (schema.type !== 'object') return isSimple(schema);
  return (
    schema.properties !== undefined && Object.values(schema.properties).every(isKnown) && !schema.additionalProperties
  );
}

/** What is declared of a value, and nothing else. */
function picks(schema: unknown): Trim | undefined {
  if (!isSchema(schema)) return undefined;
  const some = beforeNull(schema);
  if (some) {
    const pick = picks(some);
    return pick && ((value) => (value === null ? null : pick(value)));
  }
  const union = kindsBy(schema);
  if (union) {
    const byMark = new Map([...union.byMark].map(([mark, kind]) => [mark, picks(kind)]));
    return (value) => {
      const mark = isTree(value) ? value[union.property] : undefined;
      const pick = byMark.get(mark) ?? (typeof mark === 'string' ? byMark.get(undefined) : undefined);
      if (!pick) throw new Error(`an answer has a thing that is of no kind of ${[...byMark.keys()].join(', ')}`);
      return pick(value);
    };
  }
  if (schema.type === 'array') {
    const each = picks(schema.items);
    return each && ((value) => (value as readonly unknown[]).map(each));
  }
  if (schema.type !== 'object') return undefined;
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, picks(part), schema.required?.includes(name) ?? false] as const,
  );
  return (value) => {
    const whole = value as Readonly<Record<string, unknown>>;
    const picked: Record<string, unknown> = {};
    for (const [name, pick, required] of parts) {
      const part = whole[name];
      if (part === undefined && required) throw new Error(`"${name}" is required!`);
      if (part !== undefined) picked[name] = pick ? pick(part) : part;
    }
    return picked;
  };
}

interface Quick {
  /** The schema without what is slow. */
  readonly schema: Schema;
  /** What has to be done to a value before it is written by that schema. */
  readonly trim?: Trim | undefined;
}

function quickParts(parts: Readonly<Record<string, unknown>>) {
  const made = Object.entries(parts).map(
    ([name, part]) => [name, isSchema(part) ? quick(part) : { schema: part }] as const,
  );
  const trims = made.flatMap(([name, part]) => ('trim' in part && part.trim ? [[name, part.trim] as const] : []));
  return { schemas: Object.fromEntries(made.map(([name, { schema }]) => [name, schema])), trims };
}

/**
 * A schema that says the same and is written by several times as fast: fast-json-stringify validates a value against each
 * of several schemas until one fits, all of a large object for a null that might stand in its place, and fourteen kinds of
 * a line for the one that it is.
 */
export function quick(schema: Schema): Quick {
  const some = beforeNull(schema);
  if (some) {
    const { schema: inner, trim } = quick(some);
    return {
      schema: { ...inner, nullable: true } as Schema,
      trim: trim && ((value) => (value === null ? null : trim(value))),
    };
  }
  if (kindsBy(schema) && isKnown(schema)) return { schema: {}, trim: picks(schema) };
  if (schema.type === 'array' && isSchema(schema.items)) {
    const { schema: items, trim } = quick(schema.items as Schema);
    return { schema: { ...schema, items }, trim: trim && ((value) => (value as readonly unknown[]).map(trim)) };
  }
  if (schema.type !== 'object' || !schema.properties) return { schema };
  const { schemas, trims } = quickParts(schema.properties);
  const trim: Trim | undefined =
    trims.length === 0
      ? undefined
      : (value) => {
          const trimmed: Record<string, unknown> = { ...(value as object) };
          for (const [name, part] of trims) if (trimmed[name] !== undefined) trimmed[name] = part(trimmed[name]);
          return trimmed;
        };
  return { schema: { ...schema, properties: schemas } as Schema, trim };
}
