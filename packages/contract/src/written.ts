import * as z from './zod.ts';

/** What people write, tidied before it is measured, in characters as they see them. */

const measured = (tidy: (text: string) => string) => (least: number, most: number, error: string) =>
  z
    .string({ error })
    .max(Math.max(1000, most * 4), { error })
    .overwrite(tidy)
    .refine((text) => [...text].length >= least && [...text].length <= most, { error });

/** One line. */
export const line = measured((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());

/** Several lines. */
export const lines = measured((text) => text.normalize('NFC').trim());

/** Why staff or a leader did something, for those it concerns. */
export const reason = line(5, 200, 'Say why, in 5 to 200 characters.');

/** Why staff look at a whole number, a contact or a document of somebody: it stands in the audit. */
export const lookReason = line(5, 200, 'Say why you need to see it, in 5 to 200 characters.');
