import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PartedStyles, partStyles } from './part-styles.ts';
import { differences } from './same-styles.ts';

const utilities = (rules: string) => `@layer utilities{${rules}}`;
const part = (css: string, ...named: string[]) => partStyles(css, (name) => named.includes(name));

function parted(rules: string, ...named: string[]): PartedStyles {
  const parts = part(utilities(rules), ...named);
  expect(differences(utilities(rules), parts)).toEqual([]);
  return parts;
}

describe('two files in place of one', () => {
  test('what is named and what is not', () => {
    const parts = parted('.p-1{padding:1px}.m-1{margin:1px}', 'p-1');
    expect(parts).toMatchObject({
      first: '@layer utilities{@layer a;@layer a{.p-1{padding:1px}}}',
      rest: '@layer utilities{@layer a{.m-1{margin:1px}}}',
    });
    expect([...parts.namesOfRest]).toEqual(['m-1']);
  });

  test('a rule of the first file that comes after one of the rest still wins over it, and nothing else moves', () => {
    const { first, rest } = parted(
      '.p-1{padding:1px}.p-2{padding:2px}.px-3{padding-inline:3px}.m-1{margin:1px}',
      'p-1',
      'px-3',
    );
    expect(first).toBe('@layer utilities{@layer a,b;@layer a{.p-1{padding:1px}}@layer b{.px-3{padding-inline:3px}}}');
    expect(rest).toBe('@layer utilities{@layer a{.p-2{padding:2px}}@layer b{.m-1{margin:1px}}}');
  });

  test('a stronger selector wins wherever it stands, though layers outweigh it', () => {
    const { first } = parted('.hover\\:p-1:hover{padding:1px}.p-2{padding:2px}', 'hover:p-1');
    expect(first).toBe('@layer utilities{@layer a,b;@layer b{.hover\\:p-1:hover{padding:1px}}}');
  });

  test('what is important wins the other way round', () => {
    const { first, rest } = parted(
      '.p-1\\!{padding:1px!important}.p-2\\!{padding:2px!important}.p-3\\!{padding:3px!important}.p-4{padding:4px}',
      'p-1!',
      'p-3!',
    );
    expect(first).toContain(
      '@layer a,b,c;@layer b{.p-1\\!{padding:1px!important}}@layer a{.p-3\\!{padding:3px!important}}',
    );
    expect(rest).toContain('@layer b{.p-2\\!{padding:2px!important}}@layer c{.p-4{padding:4px}}');
  });

  test('a rule belongs to the first file if it can apply there', () => {
    const rules = [
      '.a>.b{top:0}',
      '.a .c{top:1px}',
      '.group-hover\\:d:is(:where(.group):hover *){top:2px}',
      '.e:not(.z){top:3px}',
      ':is(.y,.z) .e{top:4px}',
      '[data-f]{top:5px}',
      '.g,.h{top:6px}',
    ];
    const { rest } = parted(rules.join(''), 'a', 'b', 'group', 'e', 'h');
    expect(rest.match(/\.[^{]*\{top:\dpx\}/g)).toEqual([rules[1], rules[2]]);
  });

  test('conditions stay around their rules', () => {
    const large = '@media (width>=48rem)';
    const { first, rest } = parted(
      `.p-1{padding:1px}${large}{.p-2{padding:2px}@media (hover:hover){.p-3{padding:3px}}.p-4{padding:4px}}`,
      'p-1',
      'p-4',
    );
    expect(first).toContain(`@layer a{.p-1{padding:1px}}@layer b{${large}{.p-4{padding:4px}}}`);
    expect(rest).toBe(`@layer utilities{${large}{@layer a{.p-2{padding:2px}@media (hover:hover){.p-3{padding:3px}}}}}`);
  });

  test('variables, their kinds and animations are where they are used', () => {
    const css = [
      '@layer theme{:root{--a:1;--b:var(--a);--c:2;color-scheme:light}}',
      utilities('.p-1{order:var(--b)}.p-2{order:var(--c);rotate:var(--k);animation:spin 1s}'),
      '@property --k{syntax:"*";inherits:false}@keyframes spin{to{rotate:1deg}}.x{top:0}',
    ].join('');
    const parts = part(css, 'p-1');
    expect(differences(css, parts)).toEqual([]);
    expect(parts.first).toContain(':root{--a:1;--b:var(--a);color-scheme:light}');
    expect(parts.rest).toContain('@layer theme{:root{--c:2}}');
    expect(parts.first).not.toMatch(/@property|@keyframes/);
    expect(parts.first).toContain('.x{top:0}');
  });
});

test.each([
  ['a property that it knows nothing of', '.p{all:unset}'],
  ['a rule within a rule', '.p{top:0;&:hover{top:1px}}'],
  ['a rule of which only some is important', '.p{top:0!important;left:0}'],
  ['a layer in the layer', '@layer b{.p{top:0}}'],
])('%s is refused', (_name, rules) => {
  expect(() => part(utilities(rules), 'p')).toThrow('cannot be parted');
});

test('whatever the styles are, both files together mean the same', () => {
  const properties = [
    'padding',
    'padding-inline',
    'margin',
    'margin-top',
    'top',
    'inset',
    'gap',
    'column-gap',
    '--tw-x',
  ];
  const rule = fc.record({
    property: fc.constantFrom(...properties),
    hover: fc.boolean(),
    important: fc.boolean(),
    condition: fc.constantFrom('', '@media (width>=48rem)', '@media (width>=64rem)'),
    named: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 120 }), (rules) => {
      const written = rules.map(({ property, hover, important, condition }, i) => {
        const own = `.c${i}${hover ? ':hover' : ''}{${property}:${i}px${important ? '!important' : ''}}`;
        return condition ? `${condition}{${own}}` : own;
      });
      const named = new Set(rules.flatMap((one, i) => (one.named ? [`c${i}`] : [])));
      const css = utilities(written.join(''));
      const parts = partStyles(css, (name) => named.has(name));
      expect(differences(css, parts)).toEqual([]);
      for (const name of named) expect(parts.rest).not.toMatch(new RegExp(`\\.${name}\\b`));
    }),
  );
});

test('what is not the same is found', () => {
  const css = utilities('.p-1{padding:1px}.p-2{padding:2px}.p-3{padding:3px}');
  const { namesOfRest, ...good } = part(css, 'p-1', 'p-3');
  const found = (first: string, rest: string) => differences(css, { first, rest, namesOfRest });
  expect(found(good.first, good.rest)).toEqual([]);
  expect(found(good.first.replace('@layer a,b;', '@layer b,a;'), good.rest)).toEqual(['padding']);
  expect(found(good.first, good.rest.replace('@layer a{', '@layer b{'))).toEqual(['padding']);
  expect(found(good.first, '@layer utilities{}')).toEqual(['padding']);
  expect(found(`${good.first}.x{top:0}`, good.rest)).toEqual(['another number of declarations']);
});
