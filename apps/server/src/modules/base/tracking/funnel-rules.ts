import { type FunnelStepId, funnelStepNames, funnelSteps } from '@sgb/contract/figures-desk.ts';
import { plusDays } from '@sgb/contract/time.ts';

interface Counted {
  readonly step: FunnelStepId;
  readonly visitors: number;
  readonly events: number;
}

/** Every step once, in the order of the way, also those that nobody took. */
export const sumOf = (rows: readonly Counted[]) =>
  funnelSteps.map((step) => {
    const same = rows.filter((row) => row.step === step);
    return {
      step,
      visitors: same.reduce((sum, { visitors }) => sum + visitors, 0),
      events: same.reduce((sum, { events }) => sum + events, 0),
    };
  });

type Figures = Record<(typeof funnelStepNames)[FunnelStepId], number>;
const named = (steps: ReturnType<typeof sumOf>, what: 'visitors' | 'events') =>
  Object.fromEntries(steps.map((each) => [funnelStepNames[each.step], each[what]])) as Figures;

/** So many days up to this one, the newest first. */
export function funnelDays(rows: readonly (Counted & { readonly day: string })[], until: string, days: number) {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from({ length: days }, (_, ago) => plusDays(until, -ago)).map((day) => {
    const steps = sumOf(byDay.get(day) ?? []);
    return { day, visitors: named(steps, 'visitors'), events: named(steps, 'events') };
  });
}
