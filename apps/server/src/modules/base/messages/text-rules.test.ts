import { expect, test } from 'vitest';
import { faultIn } from './text-rules.ts';

const code = {
  name: 'identity.code',
  when: 'Always',
  title: '{code} is your code',
  text: '{code} is good for {minutes} minutes.',
  keep: ['code'],
  holes: ['code', 'minutes'],
};

test.each([
  [{ title: 'Your code', text: 'It is {code}.' }, undefined],
  [{ title: '{code}', text: '{code}, {minutes}' }, undefined],
  [{ title: '', text: '{code}' }, 'It needs a title.'],
  [{ title: 'Your code', text: 'Good for {minutes} minutes.' }, '{code} may not be left out.'],
  [{ title: 'Your code', text: '{code} {name}' }, '{name} is not known here.'],
  [{ title: 'Your {code', text: '{code}' }, 'Braces stand around a name that is put in, and nowhere else.'],
  [{ title: 'Your code', text: '{code} {}' }, 'Braces stand around a name that is put in, and nowhere else.'],
])('%o', (written, words) => {
  expect(faultIn(code, written)?.words).toBe(words);
});

test('a text message has no title', () => {
  expect(faultIn({ ...code, title: '' }, { title: 'Hello', text: '{code}' })?.field).toBe('title');
});
