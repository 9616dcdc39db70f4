import { teamStates } from '@sgb/contract/team-states.ts';
import { type Offer, smallestOrder, unitFen } from '../../goods/pricing/index.ts';

/** What of a product decides at which prices it can be bought together. */
export interface TeamOffer extends Offer {
  readonly minOrder: number;
  readonly batch: number;
  readonly stockType: 0 | 1;
  readonly onShelf: boolean;
}

export interface Tier {
  readonly threshold: number;
  readonly fen: number;
}

const leastOf = ({ minOrder, batch }: TeamOffer) => smallestOrder(minOrder, batch);

/** What a piece costs somebody by themselves, who takes the least that is sold. */
export const aloneFen = (offer: TeamOffer, skuFen: number): number => unitFen(offer, skuFen, leastOf(offer));

/** The tiers above the smallest order that make a piece cheaper; where SKUs have prices of their own there is none. */
export function tiersOf(offer: TeamOffer): Tier[] {
  if (offer.quoteType === 1 || offer.stockType !== 0 || !offer.onShelf) return [];
  const least = leastOf(offer);
  const alone = unitFen(offer, 0, least);
  return offer.priceBreaks
    .filter(({ from, fen }) => from > least && fen < alone)
    .map(({ from, fen }) => ({ threshold: from, fen }));
}

/** What so many pieces bear of a way that was priced for the whole tier; rounded up, so that it is never short. */
export const freightShare = (freightFen: number, quantity: number, threshold: number): number =>
  Math.ceil((freightFen * quantity) / threshold);

interface Fillable {
  readonly state: number;
  readonly pieces: number;
  readonly threshold: number;
  readonly most: number;
  readonly endsAt: Date;
}

/** Whether a team may be joined at all at this moment. */
export const isOpenTo = ({ state, endsAt }: Pick<Fillable, 'state' | 'endsAt'>, now: Date): boolean =>
  (state === teamStates.open || state === teamStates.reached) && endsAt > now;

/** Why nobody can join with so many pieces; null where they can. */
export function joinProblem(team: Fillable, quantity: number, now: Date): 'teamOver' | 'teamFull' | null {
  if (!isOpenTo(team, now)) return 'teamOver';
  return team.pieces + quantity > team.most ? 'teamFull' : null;
}

export const missingOf = ({ threshold, pieces }: Pick<Fillable, 'threshold' | 'pieces'>): number =>
  Math.max(0, threshold - pieces);

/** 'Thandi N.' is TN; a name of one word has one letter. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => [...word].find((letter) => /\p{L}|\p{N}/u.test(letter)) ?? []);
  return letters.slice(0, 2).join('').toUpperCase();
}
