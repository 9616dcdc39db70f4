import { type FunnelStepId, funnelSteps, type getFunnel } from '@sgb/contract/figures-desk.ts';
import { plusDays, shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { funnelDays, sumOf } from './funnel-rules.ts';
import { funnelOf } from './funnel-store.ts';

export async function funnel({ db, clock }: Call<'staff'>, { days }: z.output<(typeof getFunnel)['input']>) {
  const until = shopDay(clock.now());
  const from = plusDays(until, 1 - days);
  const rows = await db.read((reader) => funnelOf(reader, from, until));
  const known = rows.filter((row): row is typeof row & { step: FunnelStepId } =>
    (funnelSteps as readonly number[]).includes(row.step),
  );
  return { from, until, steps: sumOf(known), items: funnelDays(known, until, days) };
}
