import type { VipLevel } from '@sgb/contract/people.ts';
import { plusMonths, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { benefitsOf } from './benefits.ts';
import { type Membership, membershipAt } from './rules.ts';
import { countUses, dropUses, grantUses, lockToUse, termsOf, termsOfMany, writeUses } from './store.ts';
import type { Benefit } from './tables.ts';

/** The membership of any account; requests of the account itself have its level in their session. */
export async function membershipOf(reader: Sql, accountId: number, now: Date): Promise<Membership | null> {
  const today = shopDay(now);
  return membershipAt(await termsOf(reader, accountId, today), today);
}

/** The tiers of those of these accounts who have one. */
export async function tiersOf(reader: Sql, accountIds: readonly number[], now: Date): Promise<Map<number, VipLevel>> {
  const today = shopDay(now);
  const terms = Map.groupBy(await termsOfMany(reader, accountIds, today), ({ accountId }) => accountId);
  return new Map([...terms].map(([accountId, each]) => [accountId, membershipAt(each, today)?.tier ?? 0]));
}

export interface Use {
  readonly accountId: number;
  readonly level: VipLevel;
  readonly benefit: Benefit;
  /** What it was used for, once: 'checkout:17'. */
  readonly ref: string;
  /** What was not paid because of it. */
  readonly savedCents: number;
  readonly now: Date;
}

/** Whoever applies a benefit writes it down: a membership that was used is not given back. */
export function useBenefit(tx: Tx, { level, now, ...use }: Use): void {
  if (level > 0) writeUses(tx, [{ ...use, at: now }]);
}

export type Granted = Pick<Use, 'benefit' | 'ref' | 'savedCents'>;

/**
 * The same for prices that are granted, paid or not, before anything else is written for them. False: the membership
 * ended or was given back while its owner looked at them.
 */
export async function grantBenefits(
  tx: Tx,
  { accountId, level, now }: Pick<Use, 'accountId' | 'level' | 'now'>,
  granted: readonly Granted[],
): Promise<boolean> {
  if (level === 0 || granted.length === 0) return true;
  const uses = granted.map((each) => ({ ...each, accountId, at: now }));
  const [, written] = await Promise.all([
    lockToUse(tx, accountId),
    grantUses(tx, uses, { tier: level, today: shopDay(now) }),
  ]);
  return written > 0;
}

/** Free photos, one by one: they are counted by the month. `savedCents` is what one would have cost. */
export const freePhotoUses = ({ ref, count, savedCents }: Omit<Granted, 'benefit'> & { readonly count: number }) =>
  Array.from({ length: count }, (_, place): Granted => ({ benefit: 'photo', ref: `${ref}:${place + 1}`, savedCents }));

/** Whatever was granted for something that was never paid, or paid back, was not used. */
export function giveBackBenefits(tx: Tx, accountId: number, ref: string, benefit?: Benefit): Promise<void> {
  return dropUses(tx, accountId, ref, benefit ?? null);
}

/** How many free photos a member has left in this month. */
export async function freePhotosLeft(
  reader: Sql,
  { accountId, level, settings, now }: Pick<Use, 'accountId' | 'level' | 'now'> & { readonly settings: Settings },
): Promise<number> {
  const { photos } = benefitsOf(level, settings);
  return photos === 0 ? 0 : Math.max(0, photos - (await usedThisMonth(reader, accountId, 'photo', now)));
}

/** How often a benefit was used in this month of the shop, for those that come by the month. */
export function usedThisMonth(reader: Sql, accountId: number, benefit: Benefit, now: Date): Promise<number> {
  const first = `${shopDay(now).slice(0, 7)}-01`;
  return countUses(reader, accountId, benefit, shopMoment(first, 0), shopMoment(plusMonths(first, 1), 0));
}
