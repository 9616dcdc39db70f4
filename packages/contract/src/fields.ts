import { z } from 'zod';

/** A whole number that may arrive as text, as everything does in a query or a form. */
export function whole(min: number, max: number) {
  return z.coerce
    .number<number | string>({ error: 'must be a whole number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}` });
}

/** One of a few codes, sent as a number or its text. */
export function oneOf<const Code extends number>(...allowed: readonly Code[]) {
  return z.coerce
    .number<Code | `${Code}`>({ error: `must be one of ${allowed.join(', ')}` })
    .refine((value): value is Code => allowed.some((code) => code === value), {
      error: `must be one of ${allowed.join(', ')}`,
    })
    .transform((value) => value as Code);
}

/** Page numbers start at 1. Nobody reads past page 100, and a crawler that does would make us sort for it. */
export const page = whole(1, 100).default(1);

/** A product's number at the supplier: digits, kept as text because not every client holds large numbers exactly. */
export const productId = z.string().regex(/^[1-9]\d{5,14}$/, { error: 'must be a product number' });

export const cents = z.int();
