import type { Site, scanCode, Thing } from '@sgb/contract/floor.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Desk } from '../../../platform/desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { codeOf, faultOf, offered, sayOf } from './code-rules.ts';

/** What everybody who knows such codes says of one, as it can be worked on in a warehouse. */
export async function thingsOf(
  reader: Sql,
  desks: readonly Desk[],
  code: string,
  at: At & { readonly site: Site },
): Promise<Thing[]> {
  const scanners = desks.flatMap(({ scanners: theirs = [] }) => theirs).filter(({ pattern }) => pattern.test(code));
  const found = await Promise.all(scanners.map((scanner) => scanner.read(reader, code, at)));
  return offered(found.flat(), at.site);
}

export async function scan(call: Call<'staff'>, input: z.output<typeof scanCode.input>, desks: readonly Desk[]) {
  const code = codeOf(input.code);
  const fault = faultOf(code);
  if (fault) return { code, tone: 'danger' as const, say: fault, things: [], steps: [] };
  const at = { ...(await atOf(call)), site: input.site };
  const things = await call.db.read((reader) => thingsOf(reader, desks, code, at));
  const said = sayOf(code, input.site, things);
  const steps = said.tone === 'warn' && things.length === 0 ? (['arrive'] as const) : [];
  return { code, ...said, things, steps: [...steps] };
}
