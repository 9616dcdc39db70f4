import type { Transport } from '@sgb/contract/client.ts';

/** In which edition an answer was read stands beside what it says, where the server tells it: `editionIn`. */
function withEdition(body: unknown, edition: string | null): unknown {
  const { data } = Object(body) as { data?: unknown };
  if (edition === null || typeof data !== 'object' || data === null) return body;
  return { ...Object(body), data: { ...data, edition: Number(edition) } };
}

export const overNetwork: Transport = async ({ method, url, body, signal }) => {
  const answer = await fetch(url, {
    method,
    credentials: 'omit',
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  });
  const told: unknown = await answer.json().catch(() => null);
  return { http: answer.status, body: withEdition(told, answer.headers.get('x-edition')) };
};
