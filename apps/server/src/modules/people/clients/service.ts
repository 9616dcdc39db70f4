import type { ListedReceiver, Receiver } from '@sgb/contract/clients.ts';
import { ownPages } from '@sgb/contract/paging.ts';
import { phoneText } from '@sgb/contract/phone.ts';
import { may } from '@sgb/contract/policy.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { addressTypeList, contactOf, idStep, limitOf, maskedId, wordsOf } from './rules.ts';
import { noId, sealedId } from './seal.ts';
import { clientsLimits } from './settings.ts';
import * as store from './store.ts';

type ShopperCall = Call<'shopper'>;

/** Whether something still on its way needs a receiver. Whoever ships answers it. */
export interface ClientNeeds {
  inUse(tx: Tx, receiverId: number): Promise<boolean>;
}

const unknown = () => refuse('notFound', 'This receiver is not in your list.');

/** Only what the owner may see: nothing sealed goes any further. */
function shown(row: store.ReceiverRow): Receiver {
  const {
    accountId: _,
    idKey: __,
    idSealed: ___,
    idTail,
    folded: ____,
    createdAt,
    updatedAt,
    deletedAt,
    ...rest
  } = row;
  return { ...rest, idMasked: maskedId(idTail) };
}

function listed(row: store.ReceiverRow): ListedReceiver {
  return { ...shown(row), mobileText: phoneText(row.mobile) };
}

export async function limitFor(call: ShopperCall): Promise<number> {
  return limitOf(call.session.person, (await call.settings()).get(clientsLimits));
}

export async function addressTypes() {
  return { items: addressTypeList };
}

export async function receiverList(call: ShopperCall, { page, keyword }: { page: number; keyword: string }) {
  const { accountId, person } = call.session;
  const found = await call.db.read((reader) => store.listReceivers(reader, accountId, wordsOf(keyword), page));
  return {
    items: found.rows.map(listed),
    total: found.matching,
    page,
    pages: ownPages(found.matching),
    count: found.all,
    limit: await limitFor(call),
    mayImport: may('manyReceivers', person),
  };
}

export async function receiverForm(call: ShopperCall, { id }: { id?: number | undefined }) {
  const { accountId } = call.session;
  const { row, count } = await call.db.read(async (reader) => ({
    row: id === undefined ? null : await store.receiverOf(reader, accountId, id),
    count: await store.countReceivers(reader, accountId),
  }));
  if (row === undefined) return unknown();
  return { receiver: row && shown(row), types: addressTypeList, count, limit: await limitFor(call) };
}

export async function saveReceiver(call: ShopperCall, input: ReceiverInput) {
  const limit = await limitFor(call);
  return call.db.transact(async (tx) => {
    await store.lockAccount(tx, call.session.accountId);
    return input.id === undefined ? add(call, tx, input, limit) : change(call, tx, input, input.id);
  });
}

/** The columns of the number: new ones, the kept ones (none to write), or a refusal. */
function idColumns(call: ShopperCall, kept: Pick<store.ReceiverRow, 'idType'>, input: ReceiverInput) {
  const step = idStep(kept.idType, input);
  if (step === 'keep') return {};
  if (step === 'clear') return noId;
  if ('problem' in step) return refuse('badInput', `idNumber: ${step.problem}`, { field: 'idNumber' });
  return sealedId(call.vault, call.session.accountId, input.idType, step.write);
}

async function add(call: ShopperCall, tx: Tx, input: ReceiverInput, limit: number) {
  const { accountId } = call.session;
  const id = idColumns(call, noId, input);
  if (id instanceof Refusal) return id;
  const count = await store.countReceivers(tx, accountId);
  if (count >= limit) {
    return refuse('receiversFull', `You have ${limit} receivers, which is the most. Delete one first.`, { limit });
  }
  const now = call.clock.now();
  const [added = 0] = await store.insertReceivers(tx, [
    { ...contactOf(input), ...noId, ...id, accountId, isDefault: count === 0, createdAt: now, updatedAt: now },
  ]);
  if (input.isDefault && count > 0) await store.setDefault(tx, accountId, added);
  return { id: added };
}

/** Only another default ends being the default: there is always one. */
async function change(call: ShopperCall, tx: Tx, input: ReceiverInput, receiverId: number) {
  const { accountId } = call.session;
  const row = await store.receiverOf(tx, accountId, receiverId);
  if (!row) return unknown();
  const id = idColumns(call, row, input);
  if (id instanceof Refusal) return id;
  await store.updateReceiver(tx, row.id, { ...contactOf(input), ...id, updatedAt: call.clock.now() });
  if (input.isDefault && !row.isDefault) await store.setDefault(tx, accountId, row.id);
  return { id: row.id };
}

export async function makeDefault(call: ShopperCall, { rid }: { rid: number }) {
  const { accountId } = call.session;
  return call.db.transact(async (tx) => {
    await store.lockAccount(tx, accountId);
    const row = await store.receiverOf(tx, accountId, rid);
    if (!row) return unknown();
    if (!row.isDefault) await store.setDefault(tx, accountId, row.id);
    return { id: row.id };
  });
}

export const deleteReceiver =
  ({ inUse }: ClientNeeds) =>
  (call: ShopperCall, { rid }: { rid: number }) => {
    const { accountId } = call.session;
    return call.db.transact(async (tx) => {
      await store.lockAccount(tx, accountId);
      const row = await store.receiverOf(tx, accountId, rid);
      if (!row) return unknown();
      if (await inUse(tx, row.id)) return refuse('receiverInUse');
      await store.markDeleted(tx, row.id, call.clock.now());
      if (row.isDefault) await store.promoteNext(tx, accountId);
      return { count: await store.countReceivers(tx, accountId) };
    });
  };
