import { addressTypes } from '@sgb/contract/addresses.ts';
import { type CountryId, countryName, southAfrica } from '@sgb/contract/countries.ts';
import { phoneText } from '@sgb/contract/phone.ts';
import type { Sql } from '../../platform/db/database.ts';
import { type ReceiverRow, receiverToSendTo } from './store.ts';

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

function addressee(row: ReceiverRow): Addressee {
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
