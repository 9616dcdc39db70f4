import type { Transport } from '@sgb/contract/client.ts';

export const overNetwork: Transport = async ({ method, url, body, signal }) => {
  const answer = await fetch(url, {
    method,
    credentials: 'omit',
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  return { http: answer.status, body: await answer.json().catch(() => null) };
};
