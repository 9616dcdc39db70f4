import { decisionStates } from '@sgb/contract/decisions.ts';
import { ownPagesFromOne, sliceOf } from '@sgb/contract/paging.ts';
import { shopDay } from '@sgb/contract/time.ts';
import type * as contract from '@sgb/contract/withdrawal-batches.ts';
import { type AccountKind, withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import type { z } from 'zod';
import { noteAudit } from '../../../platform/audit/scope.ts';
import { csvFile, textCell } from '../../../platform/csv.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { fileAddress } from '../../base/uploads/index.ts';
import { decisionsAbout } from '../../people/decisions/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './batch-store.ts';
import { lockProof } from './proof-store.ts';
import { maskedNumber, numberOf } from './rules.ts';
import { openedId, openedNumber } from './seal.ts';
import { bankAccountById, lockWithdrawal } from './store.ts';

type StaffCall = Call<'staff'>;
type InputOf<E extends { input: z.ZodType }> = z.output<E['input']>;

const { processing, paid } = withdrawalStatuses;
const batchNumber = (id: number) => `WB${String(id).padStart(6, '0')}`;
const kindWords: Record<AccountKind, string> = { 1: 'Cheque', 2: 'Savings', 3: 'Transmission' };
const unknown = () => refuse('notFound', 'There is no such file.');

/** The columns that the bulk payments of South African banks take; what is not theirs they leave out. */
const columns = ['Recipient', 'Bank', 'Branch code', 'Account number', 'Account type', 'Amount', 'Their reference'];

function fileOf(vault: Vault, id: number, lines: readonly store.BatchLine[], now: Date) {
  const rows = lines.map((line) => ({
    Recipient: textCell(line.holder),
    Bank: textCell(line.bank),
    'Branch code': line.branchCode,
    'Account number': openedNumber(vault, line),
    'Account type': kindWords[line.kind],
    Amount: formatDecimal(line.cents),
    'Their reference': `SGB ${numberOf(line.withdrawalId)}`,
  }));
  return {
    fileName: `${batchNumber(id)}-${shopDay(now)}.csv`,
    mediaType: 'text/csv',
    base64: csvFile(columns, rows).toString('base64'),
  };
}

export async function makeBatch({ db, clock, vault, session }: StaffCall, { ids }: InputOf<typeof contract.makeBatch>) {
  const now = clock.now();
  const wanted = [...new Set(ids)];
  return db.transact(async (tx) => {
    const lines = await store.lockPayable(tx, wanted, processing);
    const missing = wanted.find((id) => !lines.some(({ withdrawalId }) => withdrawalId === id));
    if (missing !== undefined) {
      return refuse('batchRefused', `${numberOf(missing)} is not being paid, or stands in another file.`);
    }
    const cents = lines.reduce((sum, line) => sum + line.cents, 0);
    const id = await store.insertBatch(tx, wanted, cents, session.accountId, now);
    const rows = lines.length;
    noteAudit({
      subject: `batch ${batchNumber(id)}`,
      accounts: lines.map(({ accountId }) => accountId),
      after: { rows },
    });
    return { id, number: batchNumber(id), file: fileOf(vault, id, lines, now) };
  });
}

/** In a transaction, so that whoever looks is written down before they see it. */
export async function batchFile({ db, clock, vault }: StaffCall, { id }: InputOf<typeof contract.batchFile>) {
  const now = clock.now();
  return db.transact(async (tx) => {
    const all = await store.linesOfBatches(tx, [id]);
    if (all.length === 0) return unknown();
    // What the bank has paid is not sent to it again.
    const lines = all.filter(({ dropped, status }) => dropped === '' && status === processing);
    const rows = lines.length;
    if (rows === 0) return refuse('batchRefused', 'Nothing of this file is left to pay.');
    noteAudit({
      subject: `batch ${batchNumber(id)}`,
      accounts: lines.map(({ accountId }) => accountId),
      after: { rows },
    });
    return fileOf(vault, id, lines, now);
  });
}

export async function dropFromBatch(call: StaffCall, input: InputOf<typeof contract.dropFromBatch>) {
  const { id: batch, withdrawal, reason } = input;
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    // Held, so that nobody says meanwhile that it was paid.
    await lockWithdrawal(tx, withdrawal);
    const subject = `withdrawal ${withdrawal}`;
    const wish = (await decisionsAbout(tx, [subject])).get(subject);
    if (wish?.state === decisionStates.waiting) {
      const waits = `Somebody said that the bank paid it, and that waits for a second person as decision ${wish.id}.`;
      return refuse('batchRefused', `${waits} Refuse that first.`, { decision: wish.id });
    }
    const dropping = { batch, withdrawal, by: call.session.accountId, reason };
    const dropped = await store.dropLine(tx, dropping, processing, now);
    return dropped ? {} : refuse('batchRefused', 'That line was paid, or is not in the file any more.');
  });
}

export async function batchList({ db }: StaffCall, { page }: { readonly page: number }) {
  return db.read(async (reader) => {
    const { rows, total } = await store.listedBatches(reader, sliceOf(page));
    const lines = await store.linesOfBatches(
      reader,
      rows.map(({ id }) => id),
    );
    const ids = [...rows.map(({ madeBy }) => madeBy), ...lines.map(({ accountId }) => accountId)];
    const people = ids.length > 0 ? await peopleById(reader, [...new Set(ids)]) : [];
    const nameOf = (id: number) => people.find((person) => person.id === id)?.username ?? '';
    const items = rows.map(({ id, madeAt, madeBy, cents }) => {
      const own = lines.filter(({ batchId }) => batchId === id);
      const standing = own.filter(({ dropped }) => dropped === '');
      return {
        id,
        number: batchNumber(id),
        madeAt: madeAt.toISOString(),
        madeBy: nameOf(madeBy),
        cents,
        paid: standing.filter(({ status }) => status === paid).length,
        open: standing.filter(({ status }) => status === processing).length,
        dropped: own.length - standing.length,
        lines: own.map((line) => ({
          withdrawal: line.withdrawalId,
          number: numberOf(line.withdrawalId),
          username: nameOf(line.accountId),
          holder: line.holder,
          bank: line.bank,
          account: maskedNumber(line.numberTail),
          cents: line.cents,
          status: line.status,
          dropped: line.dropped,
        })),
      };
    });
    return { items, total, page, pages: ownPagesFromOne(total) };
  });
}

export async function revealAccount({ db, vault }: StaffCall, { id }: InputOf<typeof contract.revealAccount>) {
  return db.transact(async (tx) => {
    const row = await lockWithdrawal(tx, id);
    const bank = row && (await bankAccountById(tx, row.bankAccountId));
    if (!bank) return refuse('notFound', 'There is no such withdrawal.');
    noteAudit({ subject: `bank account of ${numberOf(id)}`, accounts: [bank.accountId] });
    return { accountNumber: openedNumber(vault, bank) };
  });
}

export async function revealIdentity(call: StaffCall, { accountId }: InputOf<typeof contract.revealIdentity>) {
  const { db, vault, session, files, clock } = call;
  return db.transact(async (tx) => {
    const proof = await lockProof(tx, accountId);
    if (!proof) return refuse('notFound', 'There is no document of theirs.');
    noteAudit({ subject: `identity ${accountId}`, accounts: [accountId] });
    const look = { by: session.accountId, about: `identity ${accountId}` };
    const pictures = proof.files.map((id) => fileAddress({ files, clock }, { id, purpose: 'identity' }, look));
    return { idNumber: openedId(vault, proof), pictures };
  });
}
