import type { SettingValue } from '../../../../platform/settings/define.ts';
import type { ChosenService } from '../../orders/index.ts';
import type { checkoutServices } from '../settings.ts';

export type ServiceOffer = SettingValue<typeof checkoutServices>[number];

/** 'photo' twice for the line with this number. */
export interface ServiceWish {
  readonly lineId: number;
  readonly code: string;
  readonly count: number;
}

/** '17:photo:2,18:video:1' */
export function readServices(text: string): ServiceWish[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const [lineId = '', code = '', count = ''] = part.split(':');
    return { lineId: Number(lineId), code, count: Number(count) };
  });
}

/** What members get some of every month without paying. */
const freeCode = 'photo';

export const wantsPhotos = (wishes: readonly ServiceWish[]): boolean => wishes.some(({ code }) => code === freeCode);

/** How many are free among these, and what one costs. */
export function freeAmong(services: Iterable<readonly ChosenService[]>): number {
  return [...services].flat().reduce((sum, { free = 0 }) => sum + free, 0);
}

export const photoCents = (offers: readonly ServiceOffer[]): number =>
  offers.find(({ code }) => code === freeCode)?.cents ?? 0;

/**
 * The services of each line with their prices. A wish for a line that is not there is left out: it may have been
 * unticked in another tab, and then nobody pays for it. So many photos are free, of the first lines first.
 */
export function chosenServices(
  lines: readonly { readonly id: number; readonly quantity: number }[],
  wishes: readonly ServiceWish[],
  offers: readonly ServiceOffer[],
  freePhotos = 0,
): ReadonlyMap<number, ChosenService[]> {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const chosen = new Map<number, ChosenService[]>();
  let left = freePhotos;
  for (const offer of offers) {
    for (const [lineId, quantity] of quantities) {
      const wish = wishes.find((candidate) => candidate.lineId === lineId && candidate.code === offer.code);
      if (!wish || wish.count < 1) continue;
      const count = offer.per === 'order' ? 1 : offer.per === 'piece' ? quantity : wish.count;
      const free = offer.code === freeCode ? Math.min(left, count) : 0;
      left -= free;
      const cents = (count - free) * offer.cents;
      const service = { code: offer.code, name: offer.name, count, cents, ...(free > 0 && { free }) };
      chosen.set(lineId, [...(chosen.get(lineId) ?? []), service]);
    }
  }
  return chosen;
}
