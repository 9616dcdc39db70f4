import { expect, test } from 'vitest';
import { gathered } from './gather.ts';

test('each part keeps its own values under new numbers', () => {
  const { text, values } = gathered([
    { text: 'select $1 as a, $2 as b', values: ['a', 'b'] },
    { text: 'select 1 as c', values: [] },
    { text: 'select $1 as d, $12 as e, $1 as f', values: ['d'] },
  ]);
  expect(values).toEqual(['a', 'b', 'd']);
  expect(text.split('\n')).toEqual([
    'select 0 as place, to_jsonb(part) as found from (select $1 as a, $2 as b) part',
    'union all',
    'select 1 as place, to_jsonb(part) as found from (select 1 as c) part',
    'union all',
    'select 2 as place, to_jsonb(part) as found from (select $3 as d, $14 as e, $3 as f) part',
  ]);
});
