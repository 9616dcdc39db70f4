import { randomUUID } from 'node:crypto';
import { ownPagesFromOne } from '@sgb/contract/paging.ts';
import {
  type approveExact,
  approveLine,
  type importStatement,
  matchKinds,
  refuseClaim,
  setLineAside,
  type showProofs,
} from '@sgb/contract/recharge-desk.ts';
import { byReference, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { type Decider, mayDecide } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import { refuseRecharge } from './change.ts';
import { creditRecharge } from './credit.ts';
import * as lineStore from './line-store.ts';
import { matchOf, referenceOf } from './rules.ts';
import { rechargeBank } from './settings.ts';
import { shownRecharges } from './shown.ts';
import { readStatement, StatementFault } from './statement.ts';
import * as store from './store.ts';

type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const noClaim = () => refuse('notFound', 'We could not find that recharge.');

async function usernamesOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const people = await peopleById(reader, [...new Set(ids)]);
  return new Map(people.map(({ id, username }) => [id, username]));
}

/** A claim as rules look at it; rows of claims always have these fields, the table's checks say so. */
const claimOf = (row: store.RechargeRow) => ({
  accountId: row.accountId,
  amountCents: row.amountCents,
  paidOn: row.paidOn ?? '',
  payer: row.payer ?? '',
});

function suggestionsFor(line: lineStore.LineRow, claims: readonly store.RechargeRow[]) {
  return claims
    .flatMap((row) => {
      const kind = matchOf(line, claimOf(row));
      return kind ? [{ row, kind }] : [];
    })
    .sort((one, other) => matchKinds.indexOf(one.kind) - matchKinds.indexOf(other.kind))
    .slice(0, 5);
}

/** The claim that a line pays for beyond doubt: of the same shopper and amount, and the only one of its kind. */
function exactClaim(line: lineStore.LineRow, claims: readonly store.RechargeRow[]): store.RechargeRow | undefined {
  const exact = claims.filter((row) => matchOf(line, claimOf(row)) === 'exact');
  return exact.length === 1 ? exact[0] : undefined;
}

const endOf = (account: string) => `…${account.slice(-3)}`;
const plain = (account: string) => account.replace(/^0+/, '');

export async function bringStatement(
  { db, clock, session, settings }: Call<'staff'>,
  { name, csv }: InputOf<typeof importStatement>,
) {
  let read: ReturnType<typeof readStatement>;
  try {
    read = readStatement(csv);
  } catch (error) {
    if (error instanceof StatementFault) return refuse('statementUnreadable', error.message, { field: 'csv' });
    throw error;
  }
  const { accountNumber: ours } = (await settings()).get(rechargeBank);
  if (read.account !== '' && plain(read.account) !== plain(ours)) {
    const words = `This is a statement of account ${endOf(read.account)}, and ours is ${endOf(ours)}. Nothing was read.`;
    return refuse('statementOfAnother', words, { field: 'csv' });
  }
  const now = clock.now();
  return db.transact(async (tx) => {
    const statementId = await lineStore.insertStatement(tx, { name, importedBy: session.accountId, importedAt: now });
    // A reference may be right by its check digit and still be nobody's.
    const people = await usernamesOf(
      tx,
      read.lines.flatMap(({ accountId }) => accountId ?? []),
    );
    const rows = read.lines.map((line) => ({
      ...line,
      statementId,
      accountId: line.accountId !== null && people.has(line.accountId) ? line.accountId : null,
    }));
    const added = await lineStore.insertLines(tx, rows);
    const claims = await lineStore.claimsAround(
      tx,
      added.map(({ bookedOn }) => bookedOn),
    );
    return {
      added: added.length,
      known: rows.length - added.length,
      outgoing: read.outgoing,
      exact: added.filter((line) => exactClaim(line, claims)).length,
    };
  });
}

export async function lineQueue({ db }: Call<'staff'>, { page }: { readonly page: number }) {
  return db.read(async (reader) => {
    const { rows, total } = await lineStore.openLines(reader, page);
    const claims = await lineStore.claimsAround(
      reader,
      rows.map(({ bookedOn }) => bookedOn),
    );
    const found = rows.map((line) => ({ line, suggestions: suggestionsFor(line, claims) }));
    const ids = found.flatMap(({ line, suggestions }) => [
      line.accountId ?? [],
      ...suggestions.map(({ row }) => row.accountId),
    ]);
    const names = await usernamesOf(reader, ids.flat());
    return {
      items: found.map(({ line, suggestions }) => ({
        id: line.id,
        bookedOn: line.bookedOn,
        amount: line.amountCents,
        text: line.text,
        username: line.accountId === null ? '' : (names.get(line.accountId) ?? ''),
        suggestions: suggestions.map(({ row, kind }) => ({
          number: row.number,
          kind,
          username: names.get(row.accountId) ?? '',
          reference: referenceOf(row.accountId),
          amount: row.amountCents,
          paidOn: row.paidOn ?? '',
          payer: row.payer ?? '',
          bank: row.bank ?? '',
        })),
      })),
      total,
      page,
      pages: ownPagesFromOne(total),
    };
  });
}

export async function claimQueue(call: Call<'staff'>, { page }: { readonly page: number }) {
  const settings = await call.settings();
  return call.db.read(async (reader) => {
    const { rows, total } = await lineStore.openClaims(reader, page);
    const shown = await shownRecharges(reader, rows, settings, () => true);
    const names = await usernamesOf(
      reader,
      rows.map(({ accountId }) => accountId),
    );
    const items = rows.flatMap((row, place) => {
      const recharge = shown[place];
      if (!recharge) return [];
      const { accountId, duplicateBy } = row;
      const whose = { username: names.get(accountId) ?? '', reference: referenceOf(accountId) };
      return [{ ...recharge, ...whose, duplicateBy: duplicateBy ?? '' }];
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

/** In a transaction, so that whoever looks is written down before they see it. */
export async function proofsOfClaim(call: Call<'staff'>, { number }: z.output<typeof showProofs.input>) {
  return call.db.transact(async (tx) => {
    const claim = await store.lockByNumber(tx, number);
    if (!claim) return refuse('notFound', 'There is no such claim.');
    const files = (await store.proofsOf(tx, [claim.id])).get(claim.id) ?? [];
    noteAudit({ subject: `claim ${number}`, accounts: [claim.accountId] });
    const look = { by: call.session.accountId, about: `claim ${number}` };
    return { proofs: files.map((id) => fileAddress(call, { id, purpose: 'proof' }, look)) };
  });
}

/** A payment that nobody claimed, but that carries its shopper's reference: that is claim enough. */
async function claimFromLine(
  tx: Tx,
  line: lineStore.LineRow,
  accountId: number,
  now: Date,
): Promise<store.RechargeRow> {
  return store.insertRecharge(
    tx,
    {
      accountId,
      method: 'eft',
      status: rechargeStatuses.underReview,
      amountCents: line.amountCents,
      bank: 'Bank statement',
      paidOn: line.bookedOn,
      payer: byReference,
      clientKey: randomUUID(),
      createdAt: now,
      updatedAt: now,
    },
    shopDay(now),
  );
}

/** The claim that a line is credited to, held; null: nobody claimed it, and its reference is claim enough. */
async function claimFor(tx: Tx, line: lineStore.LineRow, number: string | undefined) {
  if (number) return (await store.lockByNumber(tx, number)) ?? noClaim();
  const exact = exactClaim(line, await lineStore.claimsAround(tx, [line.bookedOn]));
  if (exact) return (await store.lockByNumber(tx, exact.number)) ?? noClaim();
  return line.accountId === null ? refuse('noSuchMatch') : null;
}

/** Credits a line once: the line, the claim and the credit each stand in the way of a second time. */
async function credit(tx: Tx, lineId: number, number: string | undefined, approval: Decider) {
  const { by: staffId, now, settings } = approval;
  const line = await lineStore.lockLine(tx, lineId);
  if (!line) return refuse('notFound', 'We could not find that line.');
  if (line.state !== 0) return refuse('lineSettled');
  const found = await claimFor(tx, line, number);
  if (found instanceof Refusal) return found;
  if (found && (found.method !== 'eft' || found.status === rechargeStatuses.approved)) return refuse('rechargeSettled');
  const accountId = found?.accountId ?? line.accountId ?? 0;
  const stop = await mayDecide(tx, approveLine, approval, {
    accounts: [accountId],
    subject: `line ${line.id}`,
    cents: line.amountCents,
    input: { line: line.id, ...(found && { number: found.number }) },
    why: line.text,
  });
  if (stop) return stop;
  const claim = found ?? (await claimFromLine(tx, line, accountId, now));
  // What came is what is credited, whatever the claim says.
  if (claim.amountCents !== line.amountCents) {
    await store.changeRecharge(tx, claim.id, { amountCents: line.amountCents });
  }
  const done = await creditRecharge(tx, {
    rechargeId: claim.id,
    gatewayTxId: `line:${line.id}`,
    approvedBy: staffId,
    now,
    settings,
  });
  if (done !== 'credited') return refuse('rechargeSettled');
  await lineStore.decideLine(tx, line.id, { state: 1, rechargeId: claim.id, decidedBy: staffId, decidedAt: now });
  return { number: claim.number };
}

export async function approve(
  { db, clock, settings: read, session }: Call<'staff'>,
  { line, number }: InputOf<typeof approveLine>,
) {
  const approval = { by: session.accountId, now: clock.now(), settings: await read() };
  return db.transact((tx) => credit(tx, line, number, approval));
}

export async function approveAll(
  { db, clock, settings: read, session }: Call<'staff'>,
  { lines }: InputOf<typeof approveExact>,
) {
  const approval = { by: session.accountId, now: clock.now(), settings: await read() };
  const credited: number[] = [];
  for (const id of new Set(lines)) {
    // One transaction each: a line that cannot be settled holds up none of the others.
    const done = await db.transact(async (tx) => {
      const line = await lineStore.lockLine(tx, id);
      const claim = line && exactClaim(line, await lineStore.claimsAround(tx, [line.bookedOn]));
      return claim ? credit(tx, id, claim.number, approval) : refuse('noSuchMatch');
    });
    if (!(done instanceof Refusal)) credited.push(id);
  }
  return { credited, left: lines.filter((id) => !credited.includes(id)) };
}

export async function refuseOne(
  { db, clock, settings: read, session }: Call<'staff'>,
  { number, reason, note }: InputOf<typeof refuseClaim>,
) {
  const decider = { by: session.accountId, now: clock.now(), settings: await read() };
  const { by, now } = decider;
  return db.transact(async (tx) => {
    const row = await store.lockByNumber(tx, number);
    if (row?.method !== 'eft') return noClaim();
    if (row.status !== rechargeStatuses.underReview) return refuse('rechargeSettled');
    const about = { accounts: [row.accountId], subject: `claim ${number}`, cents: 0, input: {} };
    const stop = await mayDecide(tx, refuseClaim, decider, about);
    if (stop) return stop;
    await refuseRecharge(tx, row, { reason, note, by, now });
    return { status: rechargeStatuses.unapproved };
  });
}

export async function setAside(
  { db, clock, settings: read, session }: Call<'staff'>,
  { line: id, note }: InputOf<typeof setLineAside>,
) {
  const decider = { by: session.accountId, now: clock.now(), settings: await read() };
  return db.transact(async (tx) => {
    const line = await lineStore.lockLine(tx, id);
    if (!line) return refuse('notFound', 'We could not find that line.');
    if (line.state !== 0) return refuse('lineSettled');
    if (line.accountId !== null) {
      const about = { accounts: [line.accountId], subject: `line ${id}`, cents: 0, input: {} };
      const stop = await mayDecide(tx, setLineAside, decider, about);
      if (stop) return stop;
    }
    await lineStore.decideLine(tx, id, { state: 2, note, decidedBy: decider.by, decidedAt: decider.now });
    return {};
  });
}
