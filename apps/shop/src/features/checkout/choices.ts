import type { DeliveryMode } from '@sgb/contract/checkout-options.ts';
import type { InputOf } from '@sgb/contract/client.ts';
import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import type { Market } from '@sgb/contract/markets.ts';

/** What the shopper has decided so far. */
export interface Choices {
  /** Left out: the best one; 0: none. */
  readonly couponId?: number;
  readonly coins: number;
  /** How often each service is wanted, by line and code: '17:photo'. */
  readonly services: Readonly<Record<string, number>>;
  readonly receiverId?: number;
  readonly delivery?: DeliveryMode;
}

export const noChoices: Choices = { coins: 0, services: {} };

export const serviceKey = (lineId: number, code: string) => `${lineId}:${code}`;

export function withService({ services, ...rest }: Choices, key: string, count: number): Choices {
  const { [key]: _, ...others } = services;
  return { ...rest, services: count > 0 ? { ...others, [key]: count } : others };
}

/** '17:photo:2,18:video:1', always in the same order. */
export function servicesText({ services }: Choices): string {
  return Object.entries(services)
    .map(([key, count]) => `${key}:${count}`)
    .toSorted()
    .join(',');
}

type PreviewInput = InputOf<'GET /api/checkout/preview'>;

/** As the call takes it; what the server assumes by itself is left out, so that its rendering is found again. */
export function previewInput(market: Market, choices: Choices, countryId: CountryId): PreviewInput {
  const services = servicesText(choices);
  return {
    market,
    ...(choices.couponId !== undefined && { couponid: choices.couponId }),
    ...(choices.coins > 0 && { scoin: choices.coins }),
    ...(services && { services }),
    ...(choices.receiverId !== undefined && { receiverid: choices.receiverId }),
    ...(choices.delivery && { delivery: choices.delivery }),
    ...(countryId !== southAfrica && { countryId }),
  };
}

/** As it was stored; anything may stand in a browser's storage, so what is not ours is left. */
export function keptChoices(stored: unknown, market: Market): Choices | null {
  const { market: of, choices } = (stored ?? {}) as { market?: unknown; choices?: Partial<Choices> };
  if (of !== market || typeof choices !== 'object' || choices === null) return null;
  const { coins, services } = choices;
  if (!Number.isSafeInteger(coins) || (coins ?? -1) < 0 || typeof services !== 'object' || services === null)
    return null;
  const sound = Object.entries(services).every(
    ([key, count]) => /^\d+:[a-zA-Z]+$/.test(key) && Number.isInteger(count),
  );
  return sound ? { ...choices, coins: coins ?? 0, services } : null;
}
