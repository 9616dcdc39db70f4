import { userTypes } from '@sgb/contract/people.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/http/call.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { type Standing, standingOf } from '../ambassadors/index.ts';
import * as store from './store.ts';

export const unknownRound = () => refuse('notFound', 'There is no such round for you.');

/** The round of this leader, held. Whose rounds there are is nobody else's business. */
export async function ownRound(tx: Tx, id: number, leaderId: number): Promise<store.RoundRow | Refusal> {
  const round = await store.lockRound(tx, id);
  return round?.leaderId === leaderId ? round : unknownRound();
}

/** The ambassador whose member this is, if they are one. */
export async function standingIn(reader: Sql, { accountId, userType }: Session): Promise<Standing | undefined> {
  return userType === userTypes.member ? standingOf(reader, accountId) : undefined;
}

/** Somebody who looks at a round, or wants to put goods into it. */
export interface Looker {
  readonly accountId: number;
  readonly standing: Standing | undefined;
  readonly takesPart: boolean;
  readonly code?: string | undefined;
}

/** Whether it can be seen without asking whose member they are. */
export const seesAnyhow = (round: store.RoundRow, who: Omit<Looker, 'standing'>): boolean =>
  round.leaderId === who.accountId || who.takesPart || who.code === round.code;

/** Whether somebody may look at a round: its leader, who is in it, its leader's members, and who has its link. */
export const maySee = (round: store.RoundRow, who: Looker): boolean =>
  seesAnyhow(round, who) || (round.public && who.standing?.leaderId === round.leaderId);

/** Why somebody who sees a round cannot put goods into it, or undefined. */
export function faultToJoin(round: store.RoundRow, who: Omit<Looker, 'code'>): Refusal | undefined {
  if (round.leaderId === who.accountId || who.takesPart) return undefined;
  if (who.standing?.leaderId !== round.leaderId) return refuse('roundNotYours');
  return who.standing.paused ? refuse('roundPaused') : undefined;
}
