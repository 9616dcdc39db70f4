import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { post, send } from '../support/load.ts';
import type { Person } from '../support/people.ts';

/** How long a change of a round takes until every open page of it has been told: the aim is 1 s at p95. */

const lanes = 32;
const code = 'BENCH234';

async function makeRound(db: Database, leaderId: number): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `insert into rounds (leader_id, key, name, line, state, state_at, public, code, opened_at, ends_at)
     values ($1, $2, 'Bench', 'A1', 10, now(), true, $3, now(), now() + interval '5 days') returning id`,
    [leaderId, randomUUID(), code],
  );
  return rows[0]?.id ?? 0;
}

/** Reads a stream as a browser does, and says when each change came. */
async function listen(address: string, heard: (change: string, at: number) => void): Promise<ClientRequest> {
  const request = get(address, { agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream answered ${answer.statusCode}`);
  answer.setEncoding('utf8');
  answer.on('data', (text: string) => {
    for (const [, endsAt = ''] of text.matchAll(/"endsAt":"([^"]+)"/g)) heard(endsAt, performance.now());
  });
  answer.on('error', () => undefined);
  request.on('error', () => undefined);
  return request;
}

const percentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

export async function printLive(shop: string, db: Database, people: readonly Person[], changes: number): Promise<void> {
  const [leader] = people;
  const id = await makeRound(db, leader?.id ?? 0);
  const asked = people.map((person) => post(person, '/api/groupship/stream', { id, code }));
  const tickets = await send<{ ticket: string }>(shop, asked, lanes);
  const told = new EventEmitter();
  let waitsFor = '';
  let times: number[] = [];
  const heard = (change: string, at: number) => {
    if (change !== waitsFor) return;
    times.push(at);
    if (times.length === people.length) told.emit('all');
  };
  const lines = await Promise.all(
    tickets.map(({ ticket }) => listen(`${shop}/api/groupship/events?${new URLSearchParams({ ticket })}`, heard)),
  );
  const all: number[] = [];
  for (let change = 1; change <= changes; change++) {
    const end = new Date(Date.UTC(2099, 0, change));
    [waitsFor, times] = [end.toISOString(), []];
    const everybody = once(told, 'all');
    const begun = performance.now();
    await db.transact(async (tx) => {
      await tx.run('bench.change', 'update rounds set ends_at = $2 where id = $1', [id, end]);
      await tx.run('bench.tell', `select pg_notify('bus', $1)`, [`round ${id}`]);
    });
    await everybody;
    all.push(...times.map((at) => at - begun));
  }
  for (const line of lines) line.destroy();
  const [half, most] = [percentile(all, 0.5).toFixed(0), percentile(all, 0.95).toFixed(0)];
  console.log(`\n${people.length} open pages of one round hear of a change: p50 ${half} ms, p95 ${most} ms (aim 1000)`);
}
