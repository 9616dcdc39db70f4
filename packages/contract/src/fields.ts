import { mostOwnPages, mostPages } from './paging.ts';
import * as z from './zod.ts';

/** What is neither a number nor its plain digits becomes no number at all: '' must not pass for 0, nor '0x10' for 16. */
function numberOf(raw: number | string): number {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && /^-?\d+(\.\d+)?$/.test(raw) ? Number(raw) : Number.NaN;
}

function wholeBetween(min: number, max: number) {
  return z.preprocess(
    numberOf,
    z
      .number({ error: 'must be a whole number' })
      .int({ error: 'must be a whole number' })
      .min(min, { error: `must be at least ${min}` })
      .max(max, { error: `must be at most ${max}` }),
  );
}

const known = new Map<string, ReturnType<typeof wholeBetween>>();

/** A whole number that may arrive as text, as everything does in a query or a form. Fields of the same limits are one schema. */
export function whole(min: number, max: number): ReturnType<typeof wholeBetween> {
  const limits = `${min} ${max}`;
  const schema = known.get(limits) ?? wholeBetween(min, max);
  known.set(limits, schema);
  return schema;
}

/** One of a few codes, sent as a number or its text. */
export function oneOf<const Code extends number>(...allowed: readonly Code[]) {
  const error = `must be one of ${allowed.join(', ')}`;
  return z.preprocess((raw: Code | `${Code}`) => numberOf(raw), z.literal(allowed, { error }));
}

/** Page numbers start at 1. */
export const page = whole(1, mostPages).default(1);
/** Of what belongs to whoever asks, or is theirs to work on. */
export const ownPage = whole(1, mostOwnPages).default(1);

/** What an answer with a page of a list says of the whole. */
export const pageFields = { total: z.int(), page: z.int(), pages: z.int() };

/** A product's number at the supplier: digits, kept as text because not every client holds large numbers exactly. */
export const productId = z.string().regex(/^[1-9]\d{5,14}$/, { error: 'must be a product number' });

/** A supplier's number at its own site. */
export const supplierId = z.string().regex(/^[1-9]\d{5,14}$/, { error: 'must be a supplier number' });

export const cents = z.int();

/** A file to keep, made for whoever asks. */
export const madeFile = z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() });
