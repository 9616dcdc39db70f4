import { createHash } from 'node:crypto';
import { shortDate } from '@sgb/contract/date-words.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import type * as contract from '@sgb/contract/settlements.ts';
import { plusDays, shopDay, shopMoment } from '@sgb/contract/time.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { peopleById } from '../../people/identity/index.ts';
import { creditedBetween, paymentsNamed } from '../recharge/index.ts';
import { FileFault, readSettlement, type SettlementFile } from './file-rules.ts';
import { faultOf } from './match-rules.ts';
import * as store from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

/** What a gateway names, as it stands to ours; and what we credited in those days and it does not name. */
async function linesOf(tx: Tx, gateway: GatewayName, { payments, from, until }: SettlementFile) {
  const ours = await paymentsNamed(
    tx,
    gateway,
    payments.map(({ reference }) => reference),
  );
  const named = payments.map((payment): store.NewLine => {
    const known = ours.get(payment.reference);
    return { ...payment, ours: known?.payment ? known.cents : null, fault: faultOf(payment, known) };
  });
  const theirs = new Set(payments.map(({ payment }) => payment));
  const credited = await creditedBetween(tx, gateway, shopMoment(from, 0), shopMoment(plusDays(until, 1), 0));
  const missing = credited
    .filter(({ payment }) => !theirs.has(payment))
    .map(({ payment, number, cents, at }): store.NewLine => {
      const day = { reference: number, paidOn: shopDay(at), ours: cents };
      return { payment, ...day, gross: null, fee: null, net: null, fault: 'missing' };
    });
  return { named, missing };
}

export async function bring(call: StaffCall, { gateway, name, csv }: InputOf<typeof contract.importSettlement>) {
  const { db, clock, session } = call;
  let read: SettlementFile;
  try {
    read = readSettlement(gateway, csv);
  } catch (error) {
    if (error instanceof FileFault) return refuse('settlementUnreadable', error.message, { field: 'csv' });
    throw error;
  }
  const sha256 = createHash('sha256').update(csv).digest();
  const { payments, from, until, gross, fee, net } = read;
  const file = { gateway, name, sha256, from, until, gross, fee, net, payments: payments.length };
  return db.transact(async (tx) => {
    const id = await store.insertFile(tx, { ...file, by: session.accountId, now: clock.now() });
    if (id === undefined) {
      const known = await store.importedAt(tx, sha256);
      const words = known ? ` as ${known.name} on ${shortDate(known.at.toISOString())}` : '';
      return refuse('settlementKnown', `This file was read already${words}. Nothing was changed.`, { field: 'csv' });
    }
    const { named, missing } = await linesOf(tx, gateway, read);
    const written = await store.insertLines(tx, { id, gateway }, named);
    const gone = missing.length > 0 ? await store.insertLines(tx, { id, gateway }, missing) : [];
    noteAudit({ subject: `settlement ${id}` });
    return {
      id,
      payments: payments.length,
      known: payments.length - written.length,
      differing: written.filter(({ fault }) => fault !== '').length,
      missing: gone.length,
      gross,
      fee,
      net,
    };
  });
}

async function namesOf(reader: Sql, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const people = wanted.length > 0 ? await peopleById(reader, wanted) : [];
  const names = new Map(people.map(({ id, username }) => [id, username]));
  return (id: number | null) => (id === null ? '' : (names.get(id) ?? ''));
}

export async function files({ db }: StaffCall, { page }: InputOf<typeof contract.listSettlements>) {
  return db.read(async (reader) => {
    const rows = await store.listFiles(reader, sliceOf(page));
    const nameOf = await namesOf(
      reader,
      rows.map(({ importedBy }) => importedBy),
    );
    const total = rows[0]?.total ?? 0;
    const items = rows.map((row) => {
      return { ...row, importedBy: nameOf(row.importedBy), importedAt: row.importedAt.toISOString() };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function lines({ db }: StaffCall, { page, ...sought }: InputOf<typeof contract.listSettlementLines>) {
  return db.read(async (reader) => {
    const rows = await store.listLines(reader, sought, sliceOf(page));
    const nameOf = await namesOf(
      reader,
      rows.map(({ settledBy }) => settledBy),
    );
    const total = rows[0]?.total ?? 0;
    const items = rows.map((row) => {
      return { ...row, settledBy: nameOf(row.settledBy), settledAt: row.settledAt?.toISOString() ?? '' };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function settle({ db, clock, session }: StaffCall, { id, note }: InputOf<typeof contract.settleLine>) {
  return db.transact(async (tx) => {
    const settled = await store.settle(tx, { id, note, by: session.accountId, now: clock.now() });
    if (!settled) return refuse('notFound', 'This payment is not waiting any more. Look at the list again.');
    noteAudit({ subject: `settlement line ${id}`, before: { fault: settled.fault }, after: { note } });
    return {};
  });
}

/** At a time: what is older comes first. */
const mostRechecked = 1_000;

/** A callback may have come late, or somebody may have credited it: what agrees now is no work any more. */
export async function recheck({ db }: StaffCall) {
  return db.transact(async (tx) => {
    const open = await store.openLines(tx, mostRechecked);
    let agree = 0;
    for (const [gateway, list] of Map.groupBy(open, (line) => line.gateway)) {
      const ours = await paymentsNamed(
        tx,
        gateway,
        list.map(({ reference }) => reference),
      );
      const changes = list.flatMap((line) => {
        const known = ours.get(line.reference);
        const fault = faultOf(line, known);
        return fault === line.fault ? [] : [{ id: line.id, fault, ours: known?.payment ? known.cents : null }];
      });
      if (changes.length > 0) await store.changeFaults(tx, changes);
      agree += changes.filter(({ fault }) => fault === '').length;
    }
    return { agree, open: open.length - agree };
  });
}
