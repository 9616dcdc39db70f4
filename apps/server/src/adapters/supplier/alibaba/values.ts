import { z } from 'zod';

/** The platform's ways of writing values, each read in one place. */

interface ParseContext {
  readonly source?: string;
}

/** Order numbers exceed what numbers hold exactly: such digits stay text. */
export function parseExactly(text: string): unknown {
  const keep = (_key: string, value: unknown, { source }: ParseContext) =>
    typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value) ? (source ?? value) : value;
  return JSON.parse(text, keep as (key: string, value: unknown) => unknown);
}

/** A number of a thing: digits, as text or as a number. */
export const idText = z
  .union([z.string(), z.number().int().nonnegative()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,24}$/));

/** True arrives as true or as 'true'. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform((value) => String(value) === 'true');

const decimal = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,10})?$/));

/** '12.345' with two places shifted is 1235: rounded half up, without ever being a fraction. */
function shifted(text: string, places: number): number {
  const [whole = '0', fraction = ''] = text.split('.');
  const digits = fraction.padEnd(places + 1, '0');
  const kept = Number(whole + digits.slice(0, places));
  return digits.charAt(places) >= '5' ? kept + 1 : kept;
}

/** Yuan as text or number, to whole fen. */
export const yuan = decimal.transform((text) => shifted(text, 2));

/** Kilograms to whole grams. */
export const kilograms = decimal.transform((text) => shifted(text, 3));

export const grams = decimal.transform((text) => shifted(text, 0));

/** Centimetres to whole millimetres. */
export const centimetres = decimal.transform((text) => shifted(text, 1));

export const fen = z
  .union([z.string(), z.number()])
  .transform((value) => String(value))
  .pipe(z.string().regex(/^\d{1,14}$/))
  .transform(Number);

export const count = z
  .union([z.string().regex(/^\d{1,12}$/), z.number().nonnegative()])
  .transform((value) => Math.floor(Number(value)));

/** '10%' and '10.5%' to basis points. */
export const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?%?$/)
  .transform((text) => shifted(text.replace('%', ''), 2));

/** An empty list arrives as null, or not at all. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((list) => list ?? []);
}

/** What is missing, null or unreadable is null: for facts that we can do without. */
export function optional<Value extends z.ZodType>(value: Value) {
  return value
    .nullish()
    .transform((given) => given ?? null)
    .catch(null);
}

/** '20180614101942000+0800', '2018-06-14 10:19:42' (China's time) or milliseconds since 1970. */
export function dateOf(value: string | number): Date | null {
  const text = String(value).trim();
  const compact = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})?([+-]\d{2}):?(\d{2})$/.exec(text);
  if (compact) {
    const [, year, month, day, hour, minute, second, thousandths = '000', zone, zoneMinutes] = compact;
    return valid(`${year}-${month}-${day}T${hour}:${minute}:${second}.${thousandths}${zone}:${zoneMinutes}`);
  }
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return valid(`${text.replace(' ', 'T')}+08:00`);
  if (/^\d{12,14}$/.test(text)) return valid(Number(text));
  return null;
}

function valid(given: string | number): Date | null {
  const date = new Date(given);
  return Number.isNaN(date.getTime()) ? null : date;
}

export const moment = z.union([z.string(), z.number()]).transform((value, context) => {
  const date = dateOf(value);
  if (date) return date;
  context.addIssue({ code: 'custom', message: 'is no date in a spelling that we know' });
  return z.NEVER;
});
