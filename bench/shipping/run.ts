import { printCheapest } from '../combine/speed.ts';
import { makePeople } from '../support/people.ts';
import { lanes, measure, print } from '../support/rounds.ts';
import { onStage } from '../support/stage.ts';
import { scenarios } from './scenarios.ts';

/**
 * npm run bench:shipping: parcels from the preview to the tracking page, and the orders of somebody who has 10,000, on
 * one process beside a bare Fastify route with one transaction of three statements, measured in turns in one run. Read
 * the ratios; the absolute figures belong to the machine. At the end the optimiser, whose aim is 100 ms of a core for 100
 * orders.
 */

const requests = Number(process.env.BENCH_REQUESTS ?? 500);
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

await onStage(1000, async (stage) => {
  const { db } = stage;
  const people = await makePeople(db, requests + lanes + 2);
  const [regular, packer, ...others] = people;
  if (!regular || !packer) throw new Error('nobody was made');
  await db.pool.query("update accounts set staff_role = 'admin' where id = $1", [packer.id]);
  await db.pool.query('update sessions set proven_at = now() where account_id = $1', [packer.id]);
  const cast = { regular, packer, lookers: others.slice(0, lanes), crowd: others.slice(lanes) };
  const list = await scenarios(stage, cast);
  await db.pool.query('vacuum analyze');
  print(list, await measure(list, rounds));
});

printCheapest([100]);
