import { expect, test } from 'vitest';
import { plant } from './plant.ts';

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, type: 'module', exports: { './*': './src/*' }, ...more });

const files = {
  'package.json': JSON.stringify({
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    scripts: { start: 'node apps/server/src/main.ts', build: 'node scripts/build.ts' },
    devDependencies: { 'never-used': '1.0.0' },
  }),
  'apps/server/package.json': manifest('@sgb/server', {
    dependencies: { '@sgb/money': '1.0.0', pg: '1.0.0', idle: '1.0.0' },
  }),
  'apps/server/src/main.ts':
    "import 'pg';\nimport 'not-listed';\nimport { cents } from '@sgb/money/money.ts';\nimport * as store from './store.ts';\nimport './gone.ts';\n\nconsole.log(cents, store.read);\n",
  'apps/server/src/store.ts':
    'export const read = 1;\nexport const write = 2;\nexport type Row = string;\nexport const own: Row[] = [];\n',
  'packages/money/package.json': manifest('@sgb/money'),
  'packages/money/src/money.ts': 'export const cents = 1;\nexport const rand = 100;\nexport const tested = 3;\n',
  'packages/money/src/money.test.ts': "import { tested } from './money.ts';\n\nconsole.log(tested);\n",
  'scripts/build.ts': 'console.log(1);\n',
  'scripts/orphan.ts': 'console.log(1);\n',
};

interface Report {
  readonly issues: readonly (Readonly<Record<string, readonly { readonly name: string }[]>> & {
    readonly file: string;
  })[];
}

test('unused files, exports, types and dependencies are found, and imports that lead nowhere', async () => {
  const { failed, said } = await plant(['knip.json'], files).run('knip', '--reporter', 'json');
  expect(failed).toBe(true);
  const { issues }: Report = JSON.parse(said);
  const found = issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, list]) => list.map(({ name }) => `${kind}: ${name} (${file})`)),
  );
  expect(found.sort()).toEqual([
    'dependencies: idle (apps/server/package.json)',
    'devDependencies: never-used (package.json)',
    'exports: own (apps/server/src/store.ts)',
    'exports: rand (packages/money/src/money.ts)',
    'exports: write (apps/server/src/store.ts)',
    'files: scripts/orphan.ts (scripts/orphan.ts)',
    'types: Row (apps/server/src/store.ts)',
    'unlisted: not-listed (apps/server/src/main.ts)',
    'unresolved: ./gone.ts (apps/server/src/main.ts)',
  ]);
});
