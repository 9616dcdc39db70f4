import type { SettingValue } from '../../platform/settings/definitions.ts';
import type { ChosenService } from '../orders/index.ts';

export type ServiceOffer = SettingValue<'checkout.services'>[number];

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

/**
 * The services of each line with their prices. A wish for a line that is not there is left out: it may have been
 * unticked in another tab, and then nobody pays for it.
 */
export function chosenServices(
  lines: readonly { readonly id: number; readonly quantity: number }[],
  wishes: readonly ServiceWish[],
  offers: readonly ServiceOffer[],
): ReadonlyMap<number, ChosenService[]> {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const chosen = new Map<number, ChosenService[]>();
  for (const offer of offers) {
    for (const [lineId, quantity] of quantities) {
      const wish = wishes.find((candidate) => candidate.lineId === lineId && candidate.code === offer.code);
      if (!wish || wish.count < 1) continue;
      const count = offer.per === 'order' ? 1 : offer.per === 'piece' ? quantity : wish.count;
      const service = { code: offer.code, name: offer.name, count, cents: count * offer.cents };
      chosen.set(lineId, [...(chosen.get(lineId) ?? []), service]);
    }
  }
  return chosen;
}
