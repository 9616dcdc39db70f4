import fc from 'fast-check';
import { createElement as h, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReuseContext, Reused } from '../shared/page/reused.tsx';
import { createReuse } from './reuse.tsx';

function withReuse(page: ReactNode): string {
  const reuse = createReuse('full');
  const html = renderToString(h(ReuseContext, { value: reuse }, page));
  return Buffer.concat(reuse.fill(html).map((piece) => Buffer.from(piece))).toString();
}

let parts = 0;
const newName = () => `part ${parts++}`;

type Draw = (...words: readonly string[]) => ReactNode;
const part = (as: string, words: readonly string[], draw: Draw) => h(Reused, { key: as, as, words, children: draw });

test('a part is the same page after page, whatever its words are', () => {
  const name = newName();
  const words = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 8 }), { minLength: 1, maxLength: 4 });
  const line: Draw = (first, ...others) =>
    h('p', { title: first }, first, ': ', ...others.map((word) => h('b', null, word)), ' in all');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 3 }), (lines) => {
      const page = lines.map((each, i) => h('div', { key: i }, part(`${name} ${each.length}`, each, line)));
      expect(withReuse(page)).toBe(Buffer.from(renderToString(page)).toString());
    }),
  );
});

test('a part is drawn once, from words that stand in for those of the page', () => {
  const name = newName();
  const drawn: (string | undefined)[] = [];
  const page = (word: string) =>
    part(name, [word], (shown) => {
      drawn.push(shown);
      return h('i', null, shown);
    });
  expect(withReuse(page('a <b> & "c"'))).toBe('<i>a &lt;b&gt; &amp; &quot;c&quot;</i>');
  expect(withReuse(page("it's"))).toBe('<i>it&#x27;s</i>');
  expect(drawn).toHaveLength(1);
  expect(drawn).not.toContain('a <b> & "c"');
});

test('a part inside of another one keeps its place and its words', () => {
  const [outer, inner] = [newName(), newName()];
  const page = (word: string) =>
    part(outer, [word, 'outside'], (first, second) =>
      h(
        'p',
        null,
        first,
        part(inner, ['inside'], (third) => h('b', null, third)),
        second,
      ),
    );
  for (const word of ['one', 'two', 'three']) expect(withReuse(page(word))).toBe(renderToString(page(word)));
});
