import { userTypes } from '@sgb/contract/people.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { currentContact } from '../../people/contacts/index.ts';
import { isPausedBy } from '../ambassadors/index.ts';
import * as store from './store.ts';

export const unknownRound = () => refuse('notFound', 'There is no such round for you.');

/** The round of this leader, held. Whose rounds there are is nobody else's business. */
export async function ownRound(tx: Tx, id: number, leaderId: number): Promise<store.RoundRow | Refusal> {
  const round = await store.lockRound(tx, id);
  return round?.leaderId === leaderId ? round : unknownRound();
}

/** The ambassador whose member this is. */
export async function ambassadorOf(reader: Sql, { accountId, userType }: Session): Promise<number | null> {
  if (userType !== userTypes.member) return null;
  const contact = await currentContact(reader, accountId);
  return contact?.kind === 'ambassador' ? contact.contactId : null;
}

/** Whether somebody may look at a round: its leader, who is in it, its leader's members, and who has its link. */
export function maySee(
  round: store.RoundRow,
  who: {
    readonly accountId: number;
    readonly leaderId: number | null;
    readonly takesPart: boolean;
    readonly code?: string | undefined;
  },
): boolean {
  if (round.leaderId === who.accountId || who.takesPart || who.code === round.code) return true;
  return round.public && who.leaderId === round.leaderId;
}

/** Why somebody who sees a round cannot put goods into it, or undefined. */
export async function faultToJoin(
  reader: Sql,
  round: store.RoundRow,
  who: { readonly accountId: number; readonly leaderId: number | null; readonly takesPart: boolean },
): Promise<Refusal | undefined> {
  if (round.leaderId === who.accountId || who.takesPart) return undefined;
  if (who.leaderId !== round.leaderId) return refuse('roundNotYours');
  return (await isPausedBy(reader, round.leaderId, who.accountId)) ? refuse('roundPaused') : undefined;
}
