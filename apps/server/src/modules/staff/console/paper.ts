import type { getFloorPaper, Thing } from '@sgb/contract/floor.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { atOf } from '../../../platform/at.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { thingsOf } from './scan.ts';

/** Labels or a pick list of what these codes stand for; of a thing that nobody knows there is none. */
export async function paper(call: Call<'staff'>, input: z.output<typeof getFloorPaper.input>, desks: readonly Desk[]) {
  const { kind, codes, site } = input;
  const at = { ...(await atOf(call)), site };
  const things: Thing[] = [];
  await call.db.read(async (reader) => {
    for (const code of codes) things.push(...(await thingsOf(reader, desks, code, at)));
  });
  if (things.length === 0) return refuse('notFound', 'There is nothing under these numbers.');
  // What makes files is loaded when somebody wants one.
  const { labelsOf, pickListOf } = await import('./draw.ts');
  const file = await (kind === 'labels' ? labelsOf(things) : pickListOf(things, at.now));
  const fileName = `${kind}-${shopDay(at.now)}.pdf`;
  return { fileName, mediaType: 'application/pdf', base64: file.toString('base64') };
}
