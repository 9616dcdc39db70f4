import { buffer } from 'node:stream/consumers';
import { dateFormat } from '@sgb/contract/date-words.ts';
import { dayMs, hourMs } from '@sgb/contract/time.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { App } from '../../../platform/app.ts';
import type { Card, CardShape } from '../../base/cards/index.ts';
import { type ShownRound, shownRound } from '../rounds/index.ts';

const when = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** '17.png' and '17-tall.png'; null for anything else. */
export function cardNamed(file: string): { readonly id: number; readonly shape: CardShape } | null {
  const [, id, tall] = /^([1-9]\d{0,8})(-tall)?\.png$/.exec(file) ?? [];
  return id ? { id: Number(id), shape: tall ? 'tall' : 'square' } : null;
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** By whole days and hours: a card is looked at long after it was drawn, and drawn anew not more often than that. */
export function untilWords({ isOpen, endsAt }: Pick<ShownRound, 'isOpen' | 'endsAt'>, now: Date): string {
  const left = endsAt.getTime() - now.getTime();
  if (!isOpen || left <= 0) return 'This round is closed';
  const day = Math.floor(left / dayMs);
  const hours = Math.max(1, Math.floor(left / hourMs));
  return `${day > 0 ? counted(day, 'day') : counted(hours, 'hour')} left · ${when(endsAt)}`;
}

const kilos = (grams: number) => `${(grams / 1000).toFixed(1).replace(/\.0$/, '')} kg`;

function pricesOf(round: ShownRound): Card['prices'] {
  const { unit, billableGrams, next, nowCents, nextCents } = round;
  const each = unit === 'kilogram' ? 'a kilogram' : 'a cubic metre';
  const now = { label: `${kilos(billableGrams)} together: ${each}`, price: formatRand(nowCents) };
  if (!next || nextCents === null) return [now];
  return [now, { label: `${kilos(next.missingGrams)} more: ${each}`, price: formatRand(nextCents) }];
}

async function bytesOf(app: App, file: string | null): Promise<Uint8Array | null> {
  const kept = file && (await app.files.store.get(file));
  return kept ? buffer(kept) : null;
}

/** The picture to share a round with. */
export async function cardOfRound(
  app: App & { readonly publicUrl: string },
  { id, shape }: { readonly id: number; readonly shape: CardShape },
  code: string,
): Promise<Card | null> {
  const round = await shownRound(app, id, code);
  if (!round) return null;
  const link = `${app.publicUrl}/shop/groupship/round/${id}${round.code ? `?code=${round.code}` : ''}`;
  return {
    shape,
    kicker: `Ship together · ${round.lineName.split(',')[0]}`,
    title: round.name,
    untitled: 'A group shipment',
    subtitle: `With ${round.leaderName}`,
    until: untilWords(round, app.clock.now()),
    prices: round.isOpen ? pricesOf(round) : [],
    link,
    picture: await bytesOf(app, round.picture),
  };
}
