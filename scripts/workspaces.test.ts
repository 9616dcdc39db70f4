import { expect, test } from 'vitest';
import { circlesOf, importedBy, misstated, readWorkspaces } from './workspaces.ts';

const workspaces = readWorkspaces();

test('every workspace is looked at', () => {
  const names = workspaces.map(({ name }) => name).toSorted();
  expect(names).toEqual(expect.arrayContaining(['sgb', '@sgb/demo', '@sgb/server', '@sgb/shop', '@sgb/start']));
});

test('workspaces list what they import', () => {
  expect(workspaces.flatMap(misstated)).toEqual([]);
});

test('no workspaces need each other', () => {
  expect(circlesOf(workspaces)).toEqual([]);
});

test('an import that is planted into the server is found, in whatever form', () => {
  const server = workspaces.find(({ name }) => name === '@sgb/server');
  if (!server) throw new Error('there is no server');
  const planted = [
    "import { loadDemoWorld } from '@sgb/demo/loaders.ts';",
    "import type { DemoTarget } from '@sgb/demo/loaders.ts';",
    "import '@sgb/demo/loaders.ts';",
    "export { loadDemoWorld } from '@sgb/demo/loaders.ts';",
    "const { loadDemoWorld } = await import('@sgb/demo/loaders.ts');",
    "const file = import.meta.resolve('@sgb/demo/loaders.ts');",
  ];
  for (const line of planted) {
    const spoilt = { ...server, imported: [...server.imported, ...importedBy(line)] };
    expect(misstated(spoilt), line).toEqual(['@sgb/server imports @sgb/demo and does not list it']);
    const others = workspaces.filter(({ name }) => name !== '@sgb/server');
    expect(circlesOf([spoilt, ...others])).toContain('@sgb/server > @sgb/demo > @sgb/server');
  }
});
