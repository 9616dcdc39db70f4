import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('what is urgent waits before what is not, and nobody waits beyond the room there is', async () => {
  const gate = createGate(1, 3);
  const hold = Promise.withResolvers<void>();
  const done: string[] = [];
  const job = (name: string) => async () => {
    await hold.promise;
    done.push(name);
  };
  const entered = [
    gate.enter(job('first')),
    gate.enter(job('list')),
    gate.enter(job('other list')),
    gate.enter(job('main'), true),
  ];
  expect(gate.enter(job('too many'), true)).toBe(null);
  hold.resolve();
  await Promise.all(entered);
  expect(done).toEqual(['first', 'main', 'list', 'other list']);
});
