import type { z } from 'zod';

/** What a field may have meant that arrived as text, as everything does in a query or a form; the first that fits counts. */
function meanings(text: string): unknown[] {
  const words: Readonly<Record<string, boolean>> = {
    true: true,
    false: false,
    1: true,
    0: false,
    on: true,
    off: false,
  };
  return [
    ...(text === '' ? [undefined] : []),
    ...(Object.hasOwn(words, text) ? [words[text]] : []),
    ...(text.includes(',') ? [text.split(',').map((part) => part.trim())] : []),
    [text],
    ...(/^[[{]/.test(text) ? [parsed(text)] : []),
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const shapeOf = (schema: z.ZodType): Readonly<Record<string, z.ZodType>> =>
  'shape' in schema ? (schema.shape as Record<string, z.ZodType>) : {};

/**
 * Fields of a query or a form as the contract wants them: yes and no, lists, and filters that are empty, which are none.
 * What fits as it is stays as it is.
 */
export function readAsText(schema: z.ZodType, sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null) return sent;
  const shape = shapeOf(schema);
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      // Some clients write lists as 'ids[]'.
      const plain = Object.hasOwn(shape, name) ? name : name.replace(/\[\]$/, '');
      const field = Object.hasOwn(shape, plain) ? shape[plain] : undefined;
      if (!field || field.safeParse(value).success) return [[plain, value]];
      const meant = typeof value === 'string' ? meanings(value) : [];
      const found = meant.find((each) => field.safeParse(each).success);
      // Left out is what an empty field means where it may be left out; what fits nothing is judged as it came.
      if (found === undefined && value === '' && field.safeParse(undefined).success) return [];
      return [[plain, found ?? value]];
    }),
  );
}
