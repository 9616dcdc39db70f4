import { createClient, type Transport } from '@sgb/contract/client.ts';
import { readTicket } from '../session/session.ts';
import { leaveForLogin, leaveWhenUnreachable } from './leave.ts';

export const overNetwork: Transport = async ({ method, url, body, signal }) => {
  const answer = await fetch(url, {
    method,
    credentials: 'omit',
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  return { http: answer.status, body: await answer.json().catch(() => null) };
};

/**
 * For what the shop asks by itself while somebody reads: patient with a line that comes back within seconds, such as a
 * server that starts again; a line that stays lost leads to the login page as any other call does.
 */
export const backgroundApi = createClient({
  transport: overNetwork,
  ticket: readTicket,
  onNoSession: leaveForLogin,
  onUnreachable: leaveWhenUnreachable,
  lostLineRetries: 7,
});

/** For the chat, which keeps what could not be sent and offers to send it again (docs/decisions/0040). */
export const quietApi = createClient({ transport: overNetwork, ticket: readTicket });
