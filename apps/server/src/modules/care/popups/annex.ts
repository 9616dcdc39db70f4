import type { z } from 'zod';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';

/** What a pop-up call carries as JSON in one parameter. */
export function readAnnex<Schema extends z.ZodType>(schema: Schema, annex: string): z.output<Schema> | Refusal {
  let raw: unknown;
  try {
    raw = JSON.parse(annex);
  } catch {
    return refuse('badInput', 'annex: must be JSON', { field: 'annex' });
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const field = ['annex', ...(issue?.path ?? []), ...(unknown ? [unknown] : [])].join('.');
  return refuse('badInput', unknown ? `${field}: is not known` : (issue?.message ?? 'is wrong'), { field });
}
