import type { Endpoint } from '@sgb/contract/endpoint.ts';
import { repeatableCalls } from '@sgb/contract/repeatable-calls.ts';
import { surely } from '../db/lost.ts';

/** Done a second time, it changes nothing more: a wish is known again by its key. */
function mayRepeat({ method, path }: Endpoint, input: unknown): boolean {
  const keyed = typeof input === 'object' && input !== null && 'key' in input && typeof input.key === 'string';
  return keyed || repeatableCalls.has(`${method} ${path}`);
}

/** Does the work of a call, and once more where nobody knows whether it was done. */
export const doneSurely = <Result>(endpoint: Endpoint, input: unknown, work: () => Promise<Result>): Promise<Result> =>
  mayRepeat(endpoint, input) ? surely(work) : work();
