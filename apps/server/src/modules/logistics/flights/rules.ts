import { southAfrica } from '@sgb/contract/countries.ts';
import { type EnquiryState, enquiryStates } from '@sgb/contract/flight-rules.ts';
import type { TransportWay } from '@sgb/contract/shipping.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { lineOptions, type ParcelRules } from '../../goods/pricing/index.ts';
import type { flightTerms } from './settings.ts';

const { sent, answered, booked, closed } = enquiryStates;

type Move = 'answer' | 'book' | 'close' | 'withdraw';

/** Where each move may begin, and where it leads. */
const moves: Readonly<Record<Move, { readonly from: readonly EnquiryState[]; readonly to: EnquiryState }>> = {
  // A second answer takes the place of the first.
  answer: { from: [sent, answered], to: answered },
  book: { from: [sent, answered], to: booked },
  close: { from: [sent, answered, booked], to: closed },
  withdraw: { from: [sent, answered], to: closed },
};

/** Where it goes; null where it cannot. */
export function moved(state: EnquiryState, move: Move): EnquiryState | null {
  const { from, to } = moves[move];
  return from.includes(state) ? to : null;
}

export interface FlightLoad {
  readonly kg: number;
  readonly litres: number;
  readonly special: 0 | 1 | 2;
}

type Terms = Pick<SettingValue<typeof flightTerms>, 'leastKg' | 'volumetricDivisor'>;

/** What is charged for: the weight or the room, whichever is more, and never less than the least. */
export function billable({ kg, litres }: Pick<FlightLoad, 'kg' | 'litres'>, { leastKg, volumetricDivisor }: Terms) {
  const byVolume = Math.ceil((litres * 1_000) / volumetricDivisor);
  const most = Math.max(kg, byVolume);
  if (most < leastKg) return { billableKg: leastKg, by: 'minimum' as const };
  return { billableKg: most, by: byVolume > kg ? ('volume' as const) : ('weight' as const) };
}

interface Offered {
  readonly magnets: boolean;
  readonly kgLeft: number;
}

/** The first of some flights that takes a load, or why none does: what says most comes first. */
export function chooseFlight<Flight extends Offered>(
  flights: readonly Flight[],
  special: FlightLoad['special'],
  kg: number,
): Flight | 'liquid' | 'magnet' | 'full' | 'none' {
  if (special === 2) return 'liquid';
  if (flights.length === 0) return 'none';
  const taking = flights.filter(({ magnets }) => magnets || special === 0);
  if (taking.length === 0) return 'magnet';
  return taking.find(({ kgLeft }) => kgLeft >= kg) ?? 'full';
}

/** Boxes that every line takes; a load is cut into them so that it weighs and measures exactly what it does. */
const box = { kg: 20, litres: 80, lengthMm: 400, widthMm: 250 } as const;

/** 10 mm of such a box are a litre. */
const mmPerLitre = 10;

function boxes({ kg, litres, special }: FlightLoad) {
  const count = Math.max(Math.ceil(kg / box.kg), Math.ceil(litres / box.litres));
  const { lengthMm, widthMm } = box;
  const [grams, heights] = [kg * 1_000, litres * mmPerLitre];
  const each = { grams: Math.floor(grams / count), height: Math.floor(heights / count) };
  const cargo = (quantity: number, weightGrams: number, heightMm: number) => ({
    ...{ quantity, weightGrams, lengthMm, widthMm, heightMm, special },
  });
  const last = cargo(1, grams - each.grams * (count - 1), heights - each.height * (count - 1));
  return count === 1 ? [last] : [cargo(count - 1, each.grams, each.height), last];
}

/** What the cheapest line of a way asks for it today, fetched in Johannesburg; null where none takes it. */
export function usualPrice(load: FlightLoad, way: TransportWay, rules: ParcelRules) {
  const goods = { cargo: boxes(load), declared: [], packed: true };
  const [best] = lineOptions(goods, rules, { country: southAfrica, severalParcels: true })
    .flatMap((option) => (option.refusal === null && option.way === way ? [option] : []))
    .toSorted((a, b) => a.totalCents - b.totalCents);
  return best ? { cents: best.totalCents, days: best.days } : null;
}

/**
 * The smallest whole weight for which a flight costs less than `airCents` says. Up to its least a flight costs always the
 * same and air ever more, so that half of what is left can be ruled out each time.
 */
export function paysFrom(
  centsPerKg: number,
  { leastKg }: Pick<Terms, 'leastKg'>,
  airCents: (kg: number) => number | null,
): number | null {
  const pays = (kg: number) => Math.max(kg, leastKg) * centsPerKg < (airCents(kg) ?? Number.POSITIVE_INFINITY);
  if (!pays(leastKg)) return null;
  let [no, yes] = [0, leastKg];
  while (yes - no > 1) {
    const middle = Math.floor((no + yes) / 2);
    if (pays(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
