import { expect, test } from 'vitest';
import { plant, readJson } from './plant.ts';

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>;
const rules: Rules = readJson('biome.json').linter.rules;

const files = {
  'apps/rows.ts': 'export type Row = string;\nexport const rows: Row[] = [];\n',
  'apps/faults.ts': `import { join } from 'path';
import { rows } from './rows';
import { Row } from './rows.ts';
import { format } from 'node:util';

let never = 1;
const nobody = 2;
export function first(all: any, row?: Row) {
  return [join(all), rows, never, row!];
}
`,
  'apps/faults.test.ts': `import { test } from 'vitest';

test.only('one', () => undefined);
test.skip('another', () => undefined);
`,
  'apps/format.ts': 'export const text = "double";\n',
  'apps/imports.ts':
    "import './rows.ts';\nimport { test } from 'vitest';\nimport { join } from 'node:path';\n\ntest(join('a'), () => undefined);\n",
};

test('every rule of the linter, the format and the order of imports are held', async () => {
  const planted = plant(['biome.json', '.gitignore'], files);
  const { failed, said } = await planted.run('biome', 'check', '--reporter=json', '--max-diagnostics=none');
  expect(failed).toBe(true);
  const { diagnostics }: { diagnostics: { severity: string; category: string }[] } = JSON.parse(said);
  const found = new Set(diagnostics.filter(({ severity }) => severity === 'error').map(({ category }) => category));

  const ours = Object.entries(rules).flatMap(([group, named]) =>
    Object.entries(named)
      .filter(([, level]) => level !== 'off')
      .map(([rule]) => `lint/${group}/${rule}`),
  );
  expect(ours.length).toBeGreaterThan(0);
  expect([...found]).toEqual(expect.arrayContaining([...ours, 'format', 'assist/source/organizeImports']));
});
