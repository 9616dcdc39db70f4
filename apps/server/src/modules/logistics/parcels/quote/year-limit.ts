import { southAfrica } from '@sgb/contract/countries.ts';
import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import type { ParcelAddressee } from '../../../people/clients/index.ts';
import { parcelYearLimit } from '../settings.ts';
import { declaredFor, lockPerson, nextParcelId } from '../store.ts';
import { meterOf, yearOf } from './year-limit-rules.ts';

interface About extends At {
  readonly receiver: Pick<ParcelAddressee, 'countryId' | 'idHashes'>;
  readonly declaredCents: number;
  /** A parcel that is counted already. */
  readonly except?: number;
}

/** How much a receiver has brought into South Africa this year, with a parcel more. Null for whom nobody counts. */
export async function yearMeter(
  reader: Sql,
  { receiver, declaredCents, settings, now, except = 0 }: About,
): Promise<YearMeter | null> {
  if (receiver.countryId !== southAfrica || receiver.idHashes.length === 0) return null;
  const { year, from, to } = yearOf(now);
  const used = await declaredFor(reader, { hashes: receiver.idHashes, from, to, except });
  return meterOf(used, declaredCents, year, settings.get(parcelYearLimit));
}

const countedHash = ({ receiver }: About) => (receiver.countryId === southAfrica ? receiver.idHashes[0] : undefined);

/** The same while nobody else declares for this person. */
export async function heldYearMeter(tx: Tx, about: About): Promise<YearMeter | null> {
  const hash = countedHash(about);
  if (hash) await lockPerson(tx, hash);
  return yearMeter(tx, about);
}

/** The same for a new parcel, which gets its number. */
export async function numberAndMeter(tx: Tx, about: About) {
  const id = await nextParcelId(tx, countedHash(about));
  return { id, meter: await yearMeter(tx, about) };
}
