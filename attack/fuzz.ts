import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import type { Chance } from './chance.ts';
import type { Visitor } from './doors.ts';
import type { Findings } from './findings.ts';
import { inputFor, requestFor } from './inputs.ts';
import { openSession, type Target } from './target.ts';

export interface FuzzOptions {
  readonly visitors: readonly Visitor[];
  readonly requests: number;
  readonly atOnce: number;
  /** Leaves out what keeps a core busy: pictures, passwords. */
  readonly cheap: boolean;
  readonly until?: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
}

const isCheap = ({ limit, file }: Endpoint) => !file && limit !== 'costly' && limit !== 'guess' && limit !== 'lookup';

/** Calls with inputs from their own schemas, in which something is wrong. */
export async function fuzz(target: Target, findings: Findings, chance: Chance, options: FuzzOptions): Promise<void> {
  const calls = endpoints.filter((call) => !options.cheap || isCheap(call));
  const tickets = new Map(options.visitors.map(({ name, ticket }) => [name, ticket]));
  const { until = Number.POSITIVE_INFINITY, signal } = options;
  const lane = async (count: number) => {
    for (let n = 0; n < count && Date.now() < until && !signal?.aborted; n++) {
      const { name, person } = chance.pick(options.visitors);
      const call = chance.pick(calls);
      const sent = requestFor(chance, call, inputFor(chance, call), { ticket: tickets.get(name), odd: true });
      const { http } = await findings.send('fuzz', sent);
      // Somebody has logged out, or has changed a password.
      if (http === 401 && person) tickets.set(name, await openSession(target, name));
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, () => lane(Math.ceil(options.requests / options.atOnce))));
}
