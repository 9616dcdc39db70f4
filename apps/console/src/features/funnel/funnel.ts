import type { OutputOf } from '@sgb/contract/client.ts';
import { type FunnelStepId, funnelStepNames, funnelSteps } from '@sgb/contract/figures-desk.ts';

export type Funnel = OutputOf<'GET /api/staff/figures/funnel'>;
export type Steps = Funnel['steps'];

/** A day as the steps of it. */
export const stepsOf = ({ visitors, events }: Funnel['items'][number]): Steps =>
  funnelSteps.map((step) => ({
    step,
    visitors: visitors[funnelStepNames[step]],
    events: events[funnelStepNames[step]],
  }));

export const visitorsAt = (steps: Steps, step: FunnelStepId): number =>
  steps.find((each) => each.step === step)?.visitors ?? 0;

/** So many of those, in basis points; null where there are none to be a part of. */
export const partOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((some * 10_000) / all);

/** What a step is compared with: the one that leads to it. Who registers and who logs in come by different ways. */
const before: Readonly<Record<FunnelStepId, FunnelStepId>> = { 1: 1, 4: 1, 5: 4, 6: 1, 7: 1, 8: 7, 9: 7 };

export function conversions(steps: Steps) {
  const all = visitorsAt(steps, 1);
  return steps.map(({ step, visitors, events }) => ({
    step,
    visitors,
    events,
    before: before[step],
    ofBefore: step === 1 ? null : partOf(visitors, visitorsAt(steps, before[step])),
    ofAll: partOf(visitors, all),
  }));
}
