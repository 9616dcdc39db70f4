import { type AddressType, addressTypes, isPostBox } from '@sgb/contract/addresses.ts';
import { type CountryId, countryName, southAfrica } from '@sgb/contract/countries.ts';
import { phoneText } from '@sgb/contract/phone.ts';
import type { App } from '../../../platform/app.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { maskedId } from './rules.ts';
import { openedId } from './seal.ts';
import { type ReceiverRow, receiversById, receiverToSendTo, receiverToUse } from './store.ts';

/** A receiver as a parcel of ours names it. */
export interface Addressee {
  readonly id: number;
  readonly label: string;
  readonly name: string;
  readonly mobile: string;
  readonly address: string;
  /** Fetched from a locker or a counter, not brought to a door. */
  readonly locker: boolean;
}

export function addressee(row: ReceiverRow): Addressee {
  const parts = [row.unit, row.street, row.suburb, row.city, row.province, row.postcode];
  const country = row.countryId === southAfrica ? '' : countryName(row.countryId);
  const address = [...parts, country].filter((part, place, all) => part !== '' && all.indexOf(part) === place);
  return {
    id: row.id,
    label: row.label,
    name: `${row.firstName} ${row.lastName}`,
    mobile: phoneText(row.mobile),
    address: address.join(', '),
    locker: row.type === addressTypes.locker,
  };
}

/** One receiver of an account, or the one to send to inside a country when none is named: the default one first. */
export async function addresseeOf(
  reader: Sql,
  accountId: number,
  about: { readonly id?: number | undefined; readonly countryId: CountryId },
): Promise<Addressee | undefined> {
  const row = await receiverToSendTo(reader, accountId, about);
  return row && addressee(row);
}

/** A receiver as an international parcel needs them. */
export interface ParcelAddressee extends Omit<Addressee, 'locker'> {
  readonly countryId: CountryId;
  readonly province: string;
  readonly type: AddressType;
  /** A courier finds nobody there. */
  readonly postBox: boolean;
  readonly idMasked: string;
  /** Their document as blind hashes, that of today's key first; empty: none is known. */
  readonly idHashes: readonly Buffer[];
}

function toParcels({ vault }: Pick<App, 'vault'>, row: ReceiverRow): ParcelAddressee {
  const { locker: _, ...named } = addressee(row);
  const idNumber = openedId(vault, row);
  return {
    ...named,
    countryId: row.countryId,
    province: row.province,
    type: row.type,
    postBox: isPostBox(`${row.unit} ${row.street}`),
    idMasked: maskedId(row.idTail),
    idHashes: idNumber === null ? [] : vault.blind(`${row.idType} ${idNumber}`, 'document of a receiver'),
  };
}

/** One receiver of an account, or the default one when none is named. */
export async function parcelAddressee(app: Pick<App, 'vault'>, reader: Sql, accountId: number, id?: number) {
  const row = await receiverToUse(reader, accountId, id);
  return row && toParcels(app, row);
}

/** Those of many accounts, each by its number; one that is not the account's own is not there. */
export async function parcelAddressees(
  app: Pick<App, 'vault'>,
  reader: Sql,
  wanted: readonly { readonly accountId: number; readonly receiverId: number }[],
): Promise<ReadonlyMap<number, ParcelAddressee>> {
  const rows = await receiversById(
    reader,
    wanted.map(({ receiverId }) => receiverId),
  );
  const owners = new Map(wanted.map(({ accountId, receiverId }) => [receiverId, accountId]));
  const own = rows.filter(({ id, accountId }) => owners.get(id) === accountId);
  return new Map(own.map((row) => [row.id, toParcels(app, row)]));
}
