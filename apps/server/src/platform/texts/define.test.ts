import { expect, test } from 'vitest';
import { defineTexts, holesIn } from './define.ts';

const { list, say } = defineTexts('parcels', {
  left: { when: 'A parcel leaves', title: 'Parcel {number} left', text: '{number} is on its way to {place}.' },
  hello: { when: 'Always', title: 'Hello', text: 'Nothing is put in.' },
});

test('a text knows what is put in, and where its words are looked up', () => {
  expect(list.map(({ name, holes }) => [name, holes])).toEqual([
    ['parcels.left', ['number', 'place']],
    ['parcels.hello', []],
  ]);
  expect(say.left({ number: 'PC17', place: '{number}' })).toEqual({
    title: 'Parcel PC17 left',
    // What somebody wrote is not read as a name.
    text: 'PC17 is on its way to {number}.',
    words: { name: 'parcels.left', values: { number: 'PC17', place: '{number}' } },
  });
  expect(say.hello()).toMatchObject({ title: 'Hello', words: { values: {} } });
  expect(holesIn('{a} {b} {a}', '{c}')).toEqual(['a', 'b', 'c']);
});
