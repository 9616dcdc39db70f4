import { describe, expect, test } from 'vitest';
import { frame } from '../../../platform/live/lines.ts';
import { sideOf, startOf } from './rules.ts';

test.each([
  [1, 'shopper'],
  [2, 'contact'],
  [3, null],
])('account %i is on the side %s', (accountId, side) => {
  expect(sideOf({ shopperId: 1, contactId: 2 }, accountId)).toBe(side);
});

describe('a frame', () => {
  test('keeps line breaks and tags inside its data', () => {
    const text = 'a\nb\r\n\n<script>alert(1)</script>';
    const lines = frame({ id: 7, name: 'message', data: { text } }).split('\n');
    expect(lines).toEqual(['id: 7', 'event: message', `data: ${JSON.stringify({ text })}`, '', '']);
    expect(JSON.parse(lines[2]?.slice(6) ?? '')).toEqual({ text });
  });

  test('without a number leaves the reader where it is', () => {
    expect(frame({ name: 'reset', data: {} })).toBe('event: reset\ndata: {}\n\n');
  });
});

test.each([
  [undefined, undefined, 0],
  [undefined, '12', 12],
  ['15', '12', 15],
  ['x', '12', 12],
  ['-1', ['3'], 0],
  ['9'.repeat(16), '4', 4],
])('a reader with %j and %j starts after %i', (lastEventId, after, start) => {
  expect(startOf(lastEventId, after)).toBe(start);
});
