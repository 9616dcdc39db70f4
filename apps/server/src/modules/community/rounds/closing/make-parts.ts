import { createHash } from 'node:crypto';
import { roundStates } from '@sgb/contract/group-states.ts';
import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../../platform/app.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { freeFromRound, ordersInRounds } from '../../../buying/orders/index.ts';
import { type TreeAt, treeAtOf } from '../../../goods/catalog/index.ts';
import { makeInner } from '../../../logistics/parcels/index.ts';
import { benefitsOf, tiersOf } from '../../../people/membership/index.ts';
import { mostOf, partsIn, priceTermsOf } from '../price/price.ts';
import { roundTerms } from '../settings.ts';
import * as store from '../store.ts';
import { droppedWords, setAsideWords, tellAll, unpaidWords } from '../words.ts';

/** The same for the same part, so that a job that was killed and runs again makes one parcel. */
function keyOf({ roundId, accountId }: store.PartRow): string {
  const hash = createHash('sha256').update(`round ${roundId} ${accountId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The goods of some people do not go with a round that is held. */
export async function dropParts(
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  why: string,
  now: Date,
): Promise<void> {
  if (parts.length === 0) return;
  const ids = parts.map(({ accountId }) => accountId);
  await freeFromRound(tx, round.id, ids);
  await store.changeParts(tx, round.id, ids, { state: 'dropped', why, endedAt: now, packingCents: 0 });
  await tellAll(tx, round, ids, droppedWords(round, why), now);
}

/**
 * Turns parts of a closed round, all of them held, into ordinary parcels in a few statements: their freight is set aside, or
 * waits to be paid. What cannot be shipped is out of the round.
 */
export async function makeParts(
  app: Pick<App, 'vault' | 'files' | 'clock'>,
  tx: Tx,
  round: store.RoundRow,
  parts: readonly store.PartRow[],
  at: TreeAt,
  quiet = false,
): Promise<void> {
  if (parts.length === 0) return;
  const { settings, now } = at;
  const accountIds = parts.map(({ accountId }) => accountId);
  const [tiers, inside] = await Promise.all([tiersOf(tx, accountIds, now), ordersInRounds(tx, [round.id])]);
  const orders = Map.groupBy(inside, ({ accountId }) => accountId);
  const terms = priceTermsOf(settings);
  const makings = parts.map((part) => ({
    accountId: part.accountId,
    vipLevel: tiers.get(part.accountId) ?? 0,
    wish: {
      orderIds: (orders.get(part.accountId) ?? []).map(({ id }) => id),
      receiverId: part.receiverId,
      line: round.line,
      insured: part.insured,
      round: {
        id: round.id,
        leaderId: round.leaderId,
        basisPoints: round.basisPoints,
        packingCents: part.packingCents,
        packingOfCents: round.packingCents,
        mostCents: mostOf(part, terms),
        billed: false,
      },
    },
    key: keyOf(part),
    payUntil: round.payUntil ?? now,
    autoDebit: part.autoDebit,
  }));
  const answers = await makeInner(app, tx, makings, at);
  const made = makings.flatMap(({ accountId, vipLevel }, place) => {
    const parcel = answers[place];
    if (!parcel || parcel instanceof Refusal) return [];
    const memberBasisPoints = benefitsOf(vipLevel, settings).freightBasisPoints;
    return [{ accountId, parcelId: parcel.id, memberBasisPoints, ...parcel }];
  });
  await store.writeParcelsOf(tx, round.id, made);
  const { payHours } = settings.get(roundTerms);
  const words = new Map(
    made.map(({ accountId, status, totalCents }) => [
      accountId,
      status === parcelStatuses.waitingToPay
        ? unpaidWords(round, totalCents, payHours)
        : setAsideWords(round, totalCents),
    ]),
  );
  if (!quiet) await tellAll(tx, round, [...words.keys()], (id) => words.get(id) ?? setAsideWords(round, 0), now);
  const refused = parts.map((part, place) => ({ part, answer: answers[place] }));
  for (const { part, answer } of refused) {
    if (answer instanceof Refusal) await dropParts(tx, round, [part], answer.message, now);
  }
}

/** How many parcels are made in one transaction: nobody who shops waits for long for what it holds. */
const together = 100;

/** Those of some accounts that are still to be made. */
async function makeOf(app: App, id: number, accountIds: readonly number[], at: TreeAt): Promise<void> {
  await app.db.transact(async (tx) => {
    const round = await store.shareRound(tx, id);
    const parts = await store.lockParts(tx, id, accountIds);
    if (round?.state !== roundStates.closed) return;
    const open = parts.filter(({ state, parcelId }) => state === 'in' && parcelId === null);
    await makeParts(app, tx, round, open, at);
  });
}

/** Whatever goes wrong with one part keeps nobody else from theirs: those together with it are tried in halves. */
async function makeApart(app: App, id: number, accountIds: readonly number[], at: TreeAt): Promise<void> {
  try {
    await makeOf(app, id, accountIds, at);
  } catch (error) {
    if (accountIds.length === 1) throw error;
    const half = Math.ceil(accountIds.length / 2);
    const halves = [accountIds.slice(0, half), accountIds.slice(half)];
    const failures: unknown[] = [];
    for (const each of halves) await makeApart(app, id, each, at).catch((failure) => failures.push(failure));
    if (failures.length > 0) throw failures[0];
  }
}

/** Makes everybody's parcel, some at a time. Done again, it goes on where it was. */
export async function makeAllParts(app: App, id: number): Promise<void> {
  const parts = partsIn(await app.db.read((reader) => store.partsOf(reader, [id])));
  const waiting = parts.filter(({ parcelId }) => parcelId === null).map(({ accountId }) => accountId);
  const at = await treeAtOf(app);
  const failures: unknown[] = [];
  for (let from = 0; from < waiting.length; from += together) {
    const some = waiting.slice(from, from + together);
    await makeApart(app, id, some, at).catch((failure) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}
