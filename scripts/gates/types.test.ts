import { expect, test } from 'vitest';
import { plant } from './plant.ts';

/** Each strictness that tsconfig.json asks for, what breaks it, and the error for it. */
const faults = [
  ['strict', 'export const same = (value) => value;\n', 'TS7006'],
  ['noUncheckedIndexedAccess', 'export const first = (all: string[]): string => all[0];\n', 'TS2322'],
  ['erasableSyntaxOnly', 'export enum Colour {\n  Red,\n}\n', 'TS1294'],
  ['verbatimModuleSyntax', "import { PathLike } from 'node:fs';\nexport type Own = PathLike[];\n", 'TS1484'],
  ['noImplicitOverride', 'class A {\n  a() {}\n}\nexport class B extends A {\n  a() {}\n}\n', 'TS4114'],
  [
    'noFallthroughCasesInSwitch',
    'export function f(n: number) {\n  switch (n) {\n    case 1:\n      n++;\n    case 2:\n      return n;\n  }\n  return 0;\n}\n',
    'TS7029',
  ],
] as const;

test('the types are as strict as they say', async () => {
  const files = Object.fromEntries(faults.map(([name, text]) => [`apps/${name}.ts`, text]));
  const { failed, said } = await plant(['tsconfig.json', 'node_modules'], files).run('tsc', '--noEmit');
  expect(failed).toBe(true);
  const found = [...said.matchAll(/^apps\/(\w+)\.ts\S* error (TS\d+)/gm)].map(([, name, code]) => [name, code]);
  expect(found.sort()).toEqual(faults.map(([name, , code]) => [name, code]).sort());
});
