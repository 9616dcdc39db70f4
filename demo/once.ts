import { shopDay } from '@sgb/contract/time.ts';
import type { DemoTarget } from './world-app.ts';

const knownText = 'select 1 from demo_worlds where program = $1 and day = $2';
const noteText = 'insert into demo_worlds (program, day) values ($1, $2) on conflict do nothing';

/**
 * Makes the world where this program has not made it today: one look says so, where it would look for each part of it. Some
 * parts follow the day; a program from its sources, which may have changed, has no name.
 */
export async function loadOnce(
  { db, clock }: Pick<DemoTarget, 'db' | 'clock'>,
  program: string | undefined,
  load: () => Promise<string>,
): Promise<string> {
  if (program === undefined) return load();
  const made = [program, shopDay(clock.now())];
  const known = await db.run('demo.known', knownText, made);
  if (known.length > 0) return 'already there';
  const result = await load();
  await db.run('demo.made', noteText, made);
  return result;
}
