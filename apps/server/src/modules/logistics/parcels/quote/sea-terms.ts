import { addDays, dayMs, shopMoment, startOfDay } from '@sgb/contract/time.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { parcelRules } from '../../../goods/pricing/index.ts';
import { parcelSailings } from '../settings.ts';

const shownClosings = 4;
const closingHour = 17;

export interface Sailings {
  readonly firstClosing: string;
  readonly everyDays: number;
  readonly sailsAfterDays: number;
}

/** The next days on which a container is closed, and when it sails. */
export function closingsAfter(now: Date, { firstClosing, everyDays, sailsAfterDays }: Sailings) {
  const first = shopMoment(firstClosing, closingHour);
  const past = Math.max(0, Math.ceil((now.getTime() - first.getTime()) / (everyDays * dayMs)));
  return Array.from({ length: shownClosings }, (_, place) => {
    const closes = addDays(first, (past + place) * everyDays);
    return { closes, sails: startOfDay(addDays(closes, sailsAfterDays)) };
  });
}

export async function seaTerms(call: Call) {
  const settings = await call.settings();
  const lines = parcelRules(settings).lines.flatMap((line) =>
    line.by === 'volume'
      ? [
          {
            line: line.code,
            name: line.name,
            deliveries: line.deliveries,
            countries: line.countries,
            centsPerCubicMetre: line.centsPerCubicMetre,
            minLitres: line.minLitres,
            stepLitres: line.stepLitres,
            maxLitres: line.maxLitres,
            kilogramsPerCubicMetre: line.kilogramsPerCubicMetre,
            days: line.days,
          },
        ]
      : [],
  );
  const closings = closingsAfter(call.clock.now(), settings.get(parcelSailings));
  return {
    lines,
    closings: closings.map(({ closes, sails }) => ({ closes: closes.toISOString(), sails: sails.toISOString() })),
  };
}
