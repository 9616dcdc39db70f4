import { dateAndTime } from '@sgb/contract/date-words.ts';
import { editedThing } from '@sgb/contract/edited-things.ts';
import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { EditedSince } from '../audit/edition.ts';
import { masked, subjectIn, thingsIn, whyIn } from '../audit/mask.ts';
import type { Audited } from '../audit/scope.ts';
import type { Call, NameOf } from './call.ts';
import { type Refusal, refuse } from './refusal.ts';

/** A call with which staff may change something, as it is written down; undefined: nobody of staff, or they only read. */
export function auditOf(
  { method, path, auth }: Endpoint,
  { session, clock, ip }: Call<'guest'>,
  input: unknown,
  requestId: string,
): Audited | undefined {
  if (!session?.staff || auth === 'guest' || method !== 'POST') return undefined;
  const thing = editedThing(`${method} ${path}`, input);
  return {
    at: clock.now(),
    by: session.accountId,
    role: session.person.staffrole,
    call: `${method} ${path}`,
    ip,
    requestId,
    input: masked(input),
    subject: subjectIn(path, input),
    accounts: [],
    things: thingsIn(path, input),
    why: whyIn(input),
    before: undefined,
    after: undefined,
    edited: thing === undefined ? undefined : { thing, seen: (input as { readonly edition: number }).edition },
    rows: 0,
  };
}

/** A save that came too late: who was quicker, and when. Other errors go on. */
export async function refusedIfStale(error: unknown, call: Call<'guest'>, nameOf: NameOf): Promise<Refusal> {
  if (!(error instanceof EditedSince)) throw error;
  const mine = call.session?.accountId === error.by;
  const by = await nameOf(call, error.by);
  const who = mine ? 'You changed this yourself in another window' : `${by} changed this`;
  const message = `${who} on ${dateAndTime(error.at)}, after you opened it. Nothing was saved.`;
  return refuse('changedMeanwhile', message, { by, at: error.at.toISOString() });
}
