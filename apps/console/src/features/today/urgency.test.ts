import type { Today } from '@sgb/contract/console.ts';
import { expect, test } from 'vitest';
import { byUrgency } from './urgency.ts';

const queue = (name: string, changes: Partial<Today['queues'][number]>) => ({
  ...{ name, title: name, count: 1, oldest: '2026-11-17T08:00:00.000Z', due: null, clock: 'none' as const },
  ...changes,
});

test('what is late comes first, and what is empty last', () => {
  const sorted = byUrgency([
    queue('empty', { count: 0, oldest: null }),
    queue('younger', { oldest: '2026-11-17T09:00:00.000Z' }),
    queue('older', {}),
    queue('in time', { clock: 'green', due: '2026-11-19T08:00:00.000Z' }),
    queue('soon', { clock: 'amber', due: '2026-11-17T10:00:00.000Z' }),
    queue('late', { clock: 'red', due: '2026-11-17T07:00:00.000Z' }),
    queue('very late', { clock: 'red', due: '2026-11-16T07:00:00.000Z' }),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['very late', 'late', 'soon', 'in time', 'older', 'younger', 'empty']);
});
