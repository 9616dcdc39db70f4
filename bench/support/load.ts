import autocannon from 'autocannon';
import type { Person } from './people.ts';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

export const get = ({ ticket }: Person, path: string): Shot => ({
  method: 'GET',
  path: `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`,
});
export const post = ({ ticket }: Person, path: string, body: object): Shot => ({
  method: 'POST',
  path: `${path}?ticket=${ticket}`,
  body: JSON.stringify(body),
});

export interface Volley {
  readonly perSecond: number;
  /** Of every answer, in no order. */
  readonly milliseconds: readonly number[];
  /** SQL statements of all answers together, as the shop tells them. */
  readonly statements: number;
}

const headers = { 'content-type': 'application/json' };

/** Sends the shots over so many connections at once; every one of them has to be answered well. */
export async function fire(url: string, shots: readonly Shot[], connections: number): Promise<Volley> {
  const milliseconds: number[] = [];
  const bad: string[] = [];
  let statements = 0;
  let place = 0;
  const started = performance.now();
  let ended = started;
  const options: autocannon.Options = {
    url,
    connections,
    amount: shots.length,
    requests: [
      {
        // The builder writes the length of a body into the headers that it is given.
        setupRequest: (request) => ({ ...request, headers: { ...headers }, ...shots[place++] }),
        onResponse(status, body, _context, answered) {
          ended = performance.now();
          if (status !== 200 || !body.startsWith('{"status":0,')) bad.push(`${status} ${body.slice(0, 300)}`);
          statements += Number((answered as Record<string, string> | undefined)?.['x-statements'] ?? 0);
        },
      },
    ],
  };
  await new Promise<void>((resolve, reject) => {
    const running = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
    running.on('response', (_client, _status, _bytes, time) => milliseconds.push(time));
  });
  if (place !== shots.length) throw new Error(`${place} of ${shots.length} shots were sent`);
  if (bad.length > 0) throw new Error(`${bad.length} of ${shots.length} were refused, such as: ${bad[0]}`);
  return { perSecond: (milliseconds.length / (ended - started)) * 1000, milliseconds, statements };
}

/** Sends the shots so many at a time, without measuring: to make something ready. Answers what was answered. */
export async function send<Data>(url: string, shots: readonly Shot[], lanes: number): Promise<Data[]> {
  const answers: Data[] = [];
  let place = 0;
  const lane = async () => {
    for (let nth = place++; nth < shots.length; nth = place++) {
      const { method, path, body = null } = shots[nth] as Shot;
      const answer = await fetch(`${url}${path}`, { method, body, ...(body !== null && { headers }) });
      const { status, message, data } = (await answer.json()) as { status: number; message: string; data: Data };
      if (status !== 0) throw new Error(`${method} ${path}: ${message}`);
      answers[nth] = data;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return answers;
}
