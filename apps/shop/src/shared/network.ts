import { createClient, type Transport } from '@sgb/contract/client.ts';
import { readTicket } from './session.ts';

export const overNetwork: Transport = async ({ method, url, body, signal }) => {
  const answer = await fetch(url, {
    method,
    credentials: 'omit',
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  return { http: answer.status, body: await answer.json().catch(() => null) };
};

/** For calls whose failure is shown where it happened: a lost line does not lead away from what somebody is writing. */
export const quietApi = createClient({ transport: overNetwork, ticket: readTicket });
