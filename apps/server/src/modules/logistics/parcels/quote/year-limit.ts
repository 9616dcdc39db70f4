import { southAfrica } from '@sgb/contract/countries.ts';
import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import type { ParcelAddressee } from '../../../people/clients/index.ts';
import { parcelYearLimit } from '../settings.ts';
import { declaredFor, declaredForMany, lockPerson, nextParcelId, nextParcelIds } from '../store.ts';
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

/**
 * The same for many new parcels. Where several are for one person, each counts those in front of it, if they `goes`: that
 * is asked one after the other.
 */
export async function numbersAndMeters<Each extends Omit<About, 'except'>>(
  tx: Tx,
  abouts: readonly Each[],
  goes: (each: Each, meter: YearMeter | null) => boolean,
): Promise<{ readonly id: number; readonly meter: YearMeter | null }[]> {
  const [first] = abouts;
  if (!first) return [];
  const { year, from, to } = yearOf(first.now);
  const counted = abouts.flatMap((about) => countedHash(about) ?? []);
  const ids = await nextParcelIds(tx, abouts.length, counted);
  const hashes = abouts.flatMap((about) => (countedHash(about) ? about.receiver.idHashes : []));
  const declared = new Map(await declaredForMany(tx, { hashes, from, to }));
  return abouts.map((about, place) => {
    const id = ids[place] ?? 0;
    const hash = countedHash(about)?.toString('hex');
    const used = about.receiver.idHashes.reduce((sum, each) => sum + (declared.get(each.toString('hex')) ?? 0), 0);
    const meter = hash ? meterOf(used, about.declaredCents, year, about.settings.get(parcelYearLimit)) : null;
    if (hash && goes(about, meter)) declared.set(hash, (declared.get(hash) ?? 0) + about.declaredCents);
    return { id, meter };
  });
}
