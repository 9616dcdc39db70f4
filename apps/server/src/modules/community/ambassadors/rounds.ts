import { userTypes } from '@sgb/contract/people.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { membersOf, ownAmbassador } from '../../people/contacts/index.ts';
import { peopleById } from '../../people/identity/index.ts';
import * as store from './store.ts';

/** What group shipments ask of the group. */

export interface Standing {
  readonly leaderId: number;
  /** By this leader. */
  readonly paused: boolean;
}

const standingText = `
  select a.ambassador_id as "leaderId", exists (
    select from paused_members p where p.account_id = a.account_id and p.ambassador_id = a.ambassador_id) as paused
  from ${ownAmbassador('$1::int')} a`;

/** Whose member somebody is, and whether they may join new rounds. */
export async function standingOf(reader: Sql, accountId: number): Promise<Standing | undefined> {
  return (await reader.run<Standing>('ambassadors.standing', standingText, [accountId]))[0];
}

/** Members of a leader who may join new rounds. */
export async function activeMembersOf(reader: Sql, leaderId: number): Promise<number[]> {
  const ids = (await membersOf(reader, [leaderId])).map(({ accountId }) => accountId);
  if (ids.length === 0) return [];
  const stopped = new Set((await store.pausedAmong(reader, leaderId)).map(({ accountId }) => accountId));
  const people = await peopleById(
    reader,
    ids.filter((id) => !stopped.has(id)),
  );
  return people.filter(({ userType }) => userType === userTypes.member).map(({ id }) => id);
}

const pickupText = `
  select distinct on (account_id) account_id as id, concat_ws(', ', nullif(unit, ''), nullif(street, ''), nullif(suburb, ''),
    nullif(trim(concat_ws(' ', city, code)), ''), nullif(note, '')) as words
  from ambassadors where account_id = any($1::int[]) and street <> '' order by account_id, id desc`;

/** Where each of these hands parcels over, in one line; of those who lead no group any more as well. */
export async function pickupWordsOf(reader: Sql, leaderIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  type Row = { readonly id: number; readonly words: string };
  const rows = await reader.run<Row>('ambassadors.pickups', pickupText, [[...new Set(leaderIds)]]);
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** Somebody leads a group, and does something for it now. */
export async function noteActive(tx: Tx, accountId: number, now: Date): Promise<undefined | Refusal> {
  const [leading] = await store.leadingOf(tx, [accountId]);
  if (!leading) return refuse('noGroup', 'You lead no group.');
  await store.markActive(tx, leading.id, now);
  return undefined;
}
