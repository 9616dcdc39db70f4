import type { Person } from '../support/people.ts';

const enough = 8 * 2 ** 20;

/** The file of a long list as the server writes it: how soon it begins, and how fast it comes. */
export async function printExport(shop: string, who: Person): Promise<void> {
  const query = new URLSearchParams({ name: 'Entries', call: 'GET /api/staff/ledger/entries', input: '{}' });
  const stop = new AbortController();
  const begun = performance.now();
  const answer = await fetch(`${shop}/console/export?${query}`, {
    headers: { cookie: `staffticket=${who.ticket}` },
    signal: stop.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`the export says ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  let first = 0;
  for await (const part of answer.body) {
    first ||= performance.now() - begun;
    bytes += part.byteLength;
    if (bytes >= enough) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  stop.abort();
  const megabytes = bytes / 2 ** 20;
  console.log(
    `\nCSV: the first bytes after ${first.toFixed(0)} ms, then ${megabytes.toFixed(1)} MB in ${seconds.toFixed(0)} s, ${(megabytes / seconds).toFixed(2)} MB/s.`,
  );
}
