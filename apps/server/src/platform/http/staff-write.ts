import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { masked, subjectIn, thingsIn, whyIn } from '../audit/mask.ts';
import type { Audited } from '../audit/scope.ts';
import type { Call } from './call.ts';

/** A call with which staff may change something, as it is written down; undefined: nobody of staff, or they only read. */
export function auditOf(
  { method, path, auth }: Endpoint,
  { session, clock, ip }: Call<'guest'>,
  input: unknown,
  requestId: string,
): Audited | undefined {
  if (!session?.staff || auth === 'guest' || method !== 'POST') return undefined;
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
    rows: 0,
  };
}
