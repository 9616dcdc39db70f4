import { z } from 'zod';

/** Some of a value, and of the items of its lists. */
export type Some<Value> = Value extends readonly (infer Item)[]
  ? readonly Some<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]?: Some<Value[Key]> }
    : Value;

const moment = '2026-11-16T08:00:00.000Z';

/** Times are plain text in the contract; their names tell them from other text. */
const isMoment = (name: string) => /^(at|now|since|until)$|(At|Until|By)$/.test(name);

function plainest(schema: z.core.$ZodType, name: string): unknown {
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return sample(schema, {});
  if (schema instanceof z.ZodUnion) return sample(schema.options[0] as z.core.$ZodType, undefined);
  return isMoment(name) ? moment : '';
}

/**
 * The plainest value that fits a schema of the contract (nothing, none, zero, empty) but for what is given, so that a
 * test names what it is about and nothing else.
 */
export function sample(schema: z.core.$ZodType, given: unknown, name = ''): unknown {
  if (schema instanceof z.ZodObject) {
    const some = (given ?? {}) as Record<string, unknown>;
    const parts = Object.entries(schema.shape).map(([key, part]) => [
      key,
      sample(part as z.core.$ZodType, some[key], key),
    ]);
    return { ...some, ...Object.fromEntries(parts.filter(([, value]) => value !== undefined)) };
  }
  if (given === undefined) return plainest(schema, name);
  if (given === null) return null;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return sample(schema.unwrap(), given);
  if (schema instanceof z.ZodArray && Array.isArray(given)) return given.map((item) => sample(schema.element, item));
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodLiteral) {
    const parts = [...schema.keyType.values].map((key) => [key, sample(schema.valueType, undefined)]);
    return { ...Object.fromEntries(parts), ...given };
  }
  if (schema instanceof z.ZodUnion) {
    for (const option of schema.options as z.ZodType[]) {
      const made = sample(option, given);
      if (option.safeParse(made).success) return made;
    }
    return given;
  }
  return given;
}
