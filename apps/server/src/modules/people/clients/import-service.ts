import type { CheckedFile, CheckedRow } from '@sgb/contract/clients.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type FileRow, type ReceiverFile, readReceiverFile, withoutRepeats } from './file.ts';
import { contactOf, idStep, maskedId, sameness, tailOf } from './rules.ts';
import { noId, sealedId } from './seal.ts';
import { limitFor } from './service.ts';
import { clientsLimits } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

function shown({ line, said, receiver, faults }: FileRow): CheckedRow {
  const contact = receiver && contactOf(receiver);
  const idNumber = said['id number'] || said['passport number'] || '';
  return {
    line,
    name: [said['first name'], said['last name']].filter(Boolean).join(' '),
    mobile: contact?.mobile ?? said.mobile ?? '',
    place: [said.suburb, said.city].filter(Boolean).join(', '),
    idMasked: maskedId(tailOf(idNumber)),
    faults: [...faults],
  };
}

function checked(rows: readonly FileRow[], room: number): CheckedFile {
  const bad = rows.filter(({ faults }) => faults.length > 0).length;
  const fault = rows.length > room ? `You have room for ${room} more receivers, and the file has ${rows.length}.` : '';
  return { rows: rows.map(shown), good: rows.length - bad, bad, fault };
}

async function fileOf(call: ShopperCall, csv: string): Promise<ReceiverFile> {
  return readReceiverFile(csv, (await call.settings()).get(clientsLimits).importRows);
}

/** The rows of a file beside what the account has already. */
async function compare(reader: Sql, accountId: number, file: ReceiverFile, limit: number) {
  if ('fault' in file) return { rows: [], room: 0, fault: file.fault };
  const kept = await store.allReceiversOf(reader, accountId);
  const rows = withoutRepeats(normalised(file.rows), new Set(kept.map(sameness)));
  return { rows, room: limit - kept.length, fault: '' };
}

/** With the number in one form, so that two ways to write it are the same receiver. */
function normalised(rows: readonly FileRow[]): FileRow[] {
  return rows.map((row) =>
    row.receiver ? { ...row, receiver: { ...row.receiver, mobile: contactOf(row.receiver).mobile } } : row,
  );
}

export async function checkFile(call: ShopperCall, { csv }: { csv: string }) {
  const limit = await limitFor(call);
  const file = await fileOf(call, csv);
  const { rows, room, fault } = await call.db.read((reader) => compare(reader, call.session.accountId, file, limit));
  return fault ? { rows: [], good: 0, bad: 0, fault } : checked(rows, room);
}

function idOf(call: ShopperCall, receiver: ReceiverInput) {
  const step = idStep(0, receiver);
  return typeof step === 'object' && 'write' in step
    ? sealedId(call.vault, call.session.accountId, receiver.idType, step.write)
    : noId;
}

/** All of them or none: one row that is wrong, or one too many, and nothing is written. */
export async function importFile(call: ShopperCall, { csv }: { csv: string }) {
  const { accountId } = call.session;
  const limit = await limitFor(call);
  const file = await fileOf(call, csv);
  const now = call.clock.now();
  return call.db.transact(async (tx) => {
    await store.lockAccount(tx, accountId);
    const { rows, room, fault } = await compare(tx, accountId, file, limit);
    const result = fault ? { rows: [], good: 0, bad: 0, fault } : checked(rows, room);
    if (result.fault || result.bad > 0) return refuse('importRefused', result.fault || undefined, result);
    const receivers = rows.flatMap(({ receiver }) => receiver ?? []);
    const first = room === limit;
    await store.insertReceivers(
      tx,
      receivers.map((receiver, place) => ({
        ...contactOf(receiver),
        ...idOf(call, receiver),
        accountId,
        isDefault: first && place === 0,
        createdAt: now,
        updatedAt: now,
      })),
    );
    return { added: receivers.length };
  });
}
