import type { APIRequestContext } from '@playwright/test';
import type { CallName, InputOf, OutputOf } from '@sgb/contract/client.ts';
import type { Envelope } from '@sgb/contract/endpoint.ts';

/** Asks the running shop directly, to know what its pages must show. */
export async function ask<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  input: InputOf<Name>,
  /** Whose word it is; the ticket belongs into the address, whatever the method. */
  ticket?: string,
): Promise<OutputOf<Name>> {
  const [method = '', path = ''] = name.split(' ');
  const who: Record<string, string> = ticket === undefined ? {} : { ticket };
  const answer =
    method === 'GET'
      ? await request.get(path, { params: { ...(input as Record<string, string | number>), ...who } })
      : await request.post(path, { data: input, params: who });
  const envelope = (await answer.json()) as Envelope<OutputOf<Name>>;
  if (envelope.status !== 0) throw new Error(`${name} answered ${envelope.status}: ${envelope.message}`);
  return envelope.data;
}
