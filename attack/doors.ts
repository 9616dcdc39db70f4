import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { callVerdict, type Person } from '@sgb/contract/policy.ts';
import type { Chance } from './chance.ts';
import { type Findings, soundCall } from './findings.ts';
import { requestFor } from './inputs.ts';
import { openSession, type Target } from './target.ts';

const calls: readonly Endpoint[] = endpoints;

/** Everybody who could come: shoppers of each kind, and staff of each role. */
export const kinds = [
  'shopper',
  'business',
  'ambassador',
  'member',
  'bigcustomer',
  'influencer',
  'stocker',
  'admin',
  'buyer',
  'warehouse',
  'finance',
  'service',
  'marketing',
] as const;

export interface Visitor {
  readonly name: string;
  readonly ticket: string | undefined;
  readonly person: Person | null;
}

export async function visitorOf(target: Target, username: string): Promise<Visitor> {
  const ticket = await openSession(target, username);
  const { text } = await target.send({ method: 'GET', url: `/api/user/logininfo?ticket=${ticket}` });
  return { name: username, ticket, person: (JSON.parse(text) as { data: Person }).data };
}

export const strangers: readonly Visitor[] = [
  { name: 'a guest', ticket: undefined, person: null },
  { name: 'a made-up ticket', ticket: 'A'.repeat(43), person: null },
  { name: 'a ticket that is none', ticket: '%00%ff', person: null },
];

/** Who is told of a wrong field was let in, and nothing has happened; so the door shows itself. */
const doorOf: Record<number, string> = { 400: 'allowed', 401: 'loginFirst', 403: 'noRight' };

/** Every call, or so many of them by chance, at every door: what is met must be what the contract declares. */
export async function tryDoors(
  findings: Findings,
  chance: Chance,
  visitors: readonly Visitor[],
  share = 1,
): Promise<void> {
  for (const call of calls) {
    for (const { name, ticket, person } of visitors) {
      if (share < 1 && !chance.maybe(share)) continue;
      const declared = callVerdict(call, person);
      await findings.send('doors', requestFor(chance, call, { surprise: 1 }, { ticket }), (sent, got) => {
        const met = doorOf[got.http] ?? String(got.http);
        const broken = got.http === 400 || got.http === 415 ? undefined : soundCall(sent, got);
        if (broken) return broken;
        return met === declared ? undefined : `${name} meets ${met}, and ${declared} is declared`;
      });
    }
  }
}
