import type { CountryId } from '@sgb/contract/countries.ts';
import type { ReceiverInput } from '@sgb/contract/receiver-fields.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { type Addressee, addressee } from './addressee.ts';
import { contactOf, sameness } from './rules.ts';
import { noId } from './seal.ts';
import { limitFor } from './service.ts';
import * as store from './store.ts';

/** Receivers for whoever sends to many of them at once. */

export interface ListedReceiver extends Addressee {
  readonly countryId: CountryId;
  /** Two with the same are one. */
  readonly sameness: string;
}

export async function listedReceivers(reader: Sql, accountId: number): Promise<ListedReceiver[]> {
  const rows = await store.allReceiversOf(reader, accountId);
  return rows.map((row) => ({ ...addressee(row), countryId: row.countryId, sameness: sameness(row) }));
}

/** As it would be in the list. */
export const samenessOf = (receiver: ReceiverInput): string =>
  sameness({ ...receiver, mobile: contactOf(receiver).mobile });

/** The most that the list of an account may have. */
export const roomFor = (call: Call<'shopper'>): Promise<number> => limitFor(call);

interface Adding {
  readonly accountId: number;
  /** The list has nobody yet: its first one is the default. */
  readonly empty: boolean;
  readonly now: Date;
}

/** Adds them to the list of an account that is held; the list as it is then. */
export async function addReceivers(tx: Tx, receivers: readonly ReceiverInput[], { accountId, empty, now }: Adding) {
  if (receivers.length > 0) {
    const rows = receivers.map((receiver, place) => ({
      ...{ ...contactOf(receiver), ...noId, accountId, isDefault: empty && place === 0 },
      ...{ createdAt: now, updatedAt: now },
    }));
    await store.insertReceivers(tx, rows);
  }
  return listedReceivers(tx, accountId);
}
