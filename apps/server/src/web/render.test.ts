import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf, giveNonce, newNonce, pagePolicy, partsOf, type Rendered, withNonce } from './render.ts';

const assets = {
  styles: ['/shop/a.css'],
  laterStyles: [],
  scripts: ['/shop/a.js'],
  everywhere: ['/shop/core.js'],
  preloads: ['/shop/b.js'],
  fonts: ['/shop/c.woff2'],
};
const looks = { theme: 'dark', light: false } as const;
const rendered = (state: unknown): Rendered => ({
  status: 200,
  head: '<title>Home | SGB</title>',
  body: ['<main>', Buffer.from('Hello'), '</main>'],
  state: JSON.stringify(state),
  modules: [],
});

const nonce = newNonce();
const htmlOf = (...page: Parameters<typeof documentOf>) => withNonce(documentOf(...page), nonce).toString();

function stateIn(html: string): unknown {
  const text = html.match(/<script type="application\/json" id="sgb-state">(.*?)<\/script>/s)?.[1];
  return JSON.parse(text ?? 'null');
}

describe('the state in the page', () => {
  test.each([
    ['</script><script>alert(1)</script>'],
    ['<!-- <script>'],
    ['</SCRIPT >'],
    ['line\u2028and\u2029paragraph'],
    ['$& $1 $$'],
  ])('%j cannot leave its element', (text) => {
    const html = htmlOf(rendered({ title: text }), assets, looks);
    expect(stateIn(html)).toEqual({ title: text });
    expect(html.match(/<script/gi)).toHaveLength(3);
    expect(html.match(/<\/script/gi)).toHaveLength(3);
    expect(html).not.toMatch(/[\u2028\u2029]/);
  });

  test('comes back whole, whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (state) => {
        const html = htmlOf(rendered(state), assets, looks);
        expect(stateIn(html)).toEqual(JSON.parse(JSON.stringify(state)));
      }),
    );
  });
});

test('the document holds head, body, theme and the files of the page', () => {
  const html = htmlOf(rendered({}), assets, looks);
  expect(html).toMatch(/^<!doctype html><html lang="en" data-theme="dark">/);
  expect(html).toContain('<title>Home | SGB</title>');
  expect(html).toContain('<div id="root"><main>Hello</main></div>');
  expect(html).toContain('<link rel="stylesheet" href="/shop/a.css">');
});

test('of scripts only the libraries are tags that a browser finds ahead; all others wait for the styles', () => {
  const html = htmlOf(rendered({}), assets, looks);
  const [before, after] = html.split('<main>Hello</main>');
  expect(before).not.toContain('.js"');
  expect(after?.match(/<[^>]+\.js/g)).toEqual([
    `<link rel="modulepreload" fetchpriority="low" nonce="${nonce}" href="/shop/core.js`,
  ]);
  expect(after).toContain(`for(let src of ["/shop/a.js"])`);
  expect(after).toContain(`for(let href of ["/shop/b.js"])`);
});

test('each answer has its own nonce in the same document', () => {
  const page = documentOf({ ...rendered({ title: '“Ünïcode” 标题' }), head: '<title>标题</title>' }, assets, {
    theme: 'dark',
    light: false,
  });
  const nonces = [newNonce(), newNonce()];
  const answers = nonces.map((each) => withNonce(page, each).toString());
  expect(partsOf(page)).toHaveLength(4);
  for (const [i, each] of nonces.entries()) {
    expect(answers[i]).toBe(partsOf(page).join(each));
    expect(answers[i]?.split(`nonce="${each}"`)).toHaveLength(4);
  }
});

test('the policy lets only scripts with this nonce run, and nobody frame the page', () => {
  const policy = new Map(
    pagePolicy('abc123')
      .split('; ')
      .map((part) => [part.split(' ')[0], part]),
  );
  expect(policy.get('script-src')).toBe("script-src 'nonce-abc123' 'strict-dynamic'");
  expect(policy.get('object-src')).toBe("object-src 'none'");
  expect(policy.get('base-uri')).toBe("base-uri 'none'");
  expect(policy.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(policy.get('default-src')).toBe("default-src 'self'");
});

test('a page of any length is whole, and the one that is given out first has its nonce where copies have theirs', () => {
  for (const words of ['short', '语'.repeat(400_000), 'ü'.repeat(4000).repeat(100), 'short again']) {
    const page = documentOf({ ...rendered({}), body: [words, Buffer.from(words)] }, assets, looks);
    const copy = withNonce(page, nonce);
    expect(copy.toString()).toContain(`<div id="root">${words}${words}</div>`);
    expect(copy.toString().split(nonce)).toHaveLength(page.rooms.length + 1);
    const [first, second] = [newNonce(), newNonce()];
    expect(giveNonce(page, first).toString()).toBe(copy.toString().replaceAll(nonce, first));
    expect(withNonce(page, second).toString()).toBe(copy.toString().replaceAll(nonce, second));
  }
});
