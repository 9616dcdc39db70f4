import { roundStates } from '@sgb/contract/group-states.ts';
import type { RoundEvents } from '@sgb/contract/round-live.ts';
import { share } from '@sgb/money/convert.ts';
import type { App } from '../../../../platform/app.ts';
import { atOf } from '../../../../platform/at.ts';
import type { Call } from '../../../../platform/http/call.ts';
import { parcelRules } from '../../../goods/pricing/index.ts';
import { shownName } from '../../../people/contacts/index.ts';
import { peopleById } from '../../../people/identity/index.ts';
import { maySee, standingIn } from '../access.ts';
import { partsIn } from '../price/price.ts';
import { savedByAnother } from '../price/price-rules.ts';
import * as store from '../store.ts';
import { knownOf, lineOf } from './read-service.ts';
import { priceOf, tierOfRound } from './view.ts';

type Moving = RoundEvents['round'];

export interface LiveRound {
  /** What everybody who looks at it sees. */
  readonly facts: Omit<Moving, 'priceCents'>;
  /** What everybody's own part costs now. */
  readonly prices: ReadonlyMap<number, number>;
}

/** A round as its open pages show it, read once for all of them. */
export async function liveRound(app: App, id: number): Promise<LiveRound | null> {
  const { settings } = await atOf(app);
  return app.db.read(async (reader) => {
    const round = await store.roundById(reader, id);
    const [known] = round ? await knownOf(reader, [round], settings) : [];
    if (!round || !known) return null;
    const inside = partsIn(known.parts);
    const prices = new Map(inside.map((part) => [part.accountId, priceOf(known, part)]));
    const savings = inside.map((part) => Math.max(0, part.aloneCents - (prices.get(part.accountId) ?? 0)));
    const isOpen = round.state === roundStates.open;
    return {
      facts: {
        id,
        state: round.state,
        endsAt: round.endsAt.toISOString(),
        members: inside.length,
        orders: inside.reduce((sum, { orderCount }) => sum + orderCount, 0),
        ...tierOfRound(known),
        savedCents: savings.reduce((sum, cents) => sum + cents, 0),
        everyoneCents: isOpen ? savedByAnother(inside, 1000, known.terms).everyone : 0,
      },
      prices,
    };
  });
}

/** Whether whoever calls may look at a round. */
export async function mayLook(call: Call<'shopper'>, id: number, code: string | undefined): Promise<boolean> {
  const { accountId } = call.session;
  return call.db.read(async (reader) => {
    const round = await store.roundById(reader, id);
    if (!round) return false;
    const part = await store.partOf(reader, id, accountId);
    const standing = await standingIn(reader, call.session);
    return maySee(round, { accountId, standing, takesPart: part !== undefined, code });
  });
}

export interface ShownRound {
  readonly name: string;
  readonly code: string;
  readonly public: boolean;
  readonly lineName: string;
  readonly leaderName: string;
  readonly isOpen: boolean;
  readonly endsAt: Date;
  /** The uploaded file, which everybody may see. */
  readonly picture: string | null;
  readonly billableGrams: number;
  readonly next: { readonly fromGrams: number; readonly missingGrams: number } | null;
  /** What a kilogram, or at sea a cubic metre, costs now and at the next step. */
  readonly unit: 'kilogram' | 'cubicMetre';
  readonly nowCents: number;
  readonly nextCents: number | null;
}

/** What may stand on a picture that is sent around: nothing of any member. Null for a private round without its code. */
export async function shownRound(app: App, id: number, code: string): Promise<ShownRound | null> {
  const { settings } = await atOf(app);
  return app.db.read(async (reader) => {
    const round = await store.roundById(reader, id);
    if (!round || !(round.public || round.code === code)) return null;
    const [known] = await knownOf(reader, [round], settings);
    const line = parcelRules(settings).lines.find((each) => each.code === round.line);
    const [leader] = await peopleById(reader, [round.leaderId]);
    if (!known || !line) return null;
    const byWeight = line.by === 'weight';
    const listCents = byWeight ? Math.round((line.nextCents * 1000) / line.stepGrams) : line.centsPerCubicMetre;
    const { billableGrams, basisPoints, nextTier } = tierOfRound(known);
    const less = (points: number) => listCents - share(listCents, points);
    return {
      name: round.name,
      code: round.public ? '' : round.code,
      public: round.public,
      lineName: lineOf(round, settings).name,
      leaderName: leader ? shownName(leader) : '',
      isOpen: round.state === roundStates.open,
      endsAt: round.endsAt,
      picture: round.picture,
      billableGrams,
      next: nextTier,
      unit: byWeight ? 'kilogram' : 'cubicMetre',
      nowCents: less(basisPoints),
      nextCents: nextTier && less(nextTier.basisPoints),
    };
  });
}
