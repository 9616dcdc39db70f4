import type { z } from 'zod';

/** A number or text of the business that staff may change. The module that it is about defines it in its settings.ts. */
export interface Setting<Value = unknown> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** What a new database starts with; after that the table is the truth. */
  readonly first: Value;
}

export type SettingValue<Of extends Setting> = Of['first'];

export function defineSetting<Value>(name: string, schema: z.ZodType<Value>, first: NoInfer<Value>): Setting<Value> {
  return { name, schema, first };
}
