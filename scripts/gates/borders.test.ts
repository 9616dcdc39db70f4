import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { plant, readJson } from './plant.ts';

const settings: { readonly forbidden: readonly { readonly name: string }[] } = readJson('.dependency-cruiser.json');
const [program = '', ...args]: string[] = readJson('package.json').scripts['test:borders'].split(' ');

const server = 'apps/server/src';
const modules = `${server}/modules`;
const shop = 'apps/shop/src';

/** A rule, a file that breaks it, and what that file imports. */
const violations: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['no-cycles', 'packages/ui/src/egg.ts', './hen.ts'],
  ['modules-are-listed-once', `${modules}/orders/listed.ts`, './module.ts'],
  ['modules-only-through-their-door', `${modules}/cart/service.ts`, '../orders/inside.ts'],
  ['doors-for-everyone-else', `${server}/app.ts`, './modules/orders/inside.ts'],
  ['doors-for-everyone-else', 'demo/load.ts', '../apps/server/src/modules/orders/inside.ts'],
  ['doors-for-everyone-else', 'bench/run.ts', '../apps/server/src/modules/orders/inside.ts'],
  ['doors-for-everyone-else', 'scripts/books.ts', '../apps/server/src/modules/orders/inside.ts'],
  ['doors-for-everyone-else', 'e2e/story.ts', '../apps/server/src/modules/orders/inside.ts'],
  ['doors-for-everyone-else', 'apps/simulators/src/pay/main.ts', '../../../server/src/modules/orders/inside.ts'],
  ['settings-need-nobody', `${modules}/cart/settings.ts`, '../orders/settings.ts'],
  ['settings-need-nobody', `${modules}/clients/settings.ts`, './store.ts'],
  ['settings-need-nobody', `${modules}/goods/catalog/settings.ts`, '../../../platform/db/database.ts'],
  ['settings-need-nobody', 'demo/driver/settings.ts', '../dice.ts'],
  ['fixtures-for-tests', `${modules}/orders/pay.ts`, './order.fixture.ts'],
  ['seeds-for-worlds', `${modules}/orders/refund.ts`, './seed.ts'],
  ['shop-knows-no-demo', `${server}/supplier.ts`, '../../../demo/dice.ts'],
  ['shop-knows-no-demo', `${shop}/app/entry.ts`, '../../../simulators/src/clock.ts'],
  ['demo-knows-no-start', 'demo/cart.ts', '../apps/start/src/demo.ts'],
  ['demo-knows-no-simulator', 'demo/orders.ts', '../apps/simulators/src/clock.ts'],
  ['platform-knows-no-module', `${server}/platform/clock.ts`, '../modules/orders/index.ts'],
  ['rules-without-io', `${modules}/cart/rules.ts`, 'node:fs/promises'],
  ['rules-without-io', `${modules}/cart/price-rules.ts`, 'node:fs/promises'],
  ['rules-without-io', `${modules}/goods/catalog/leaf-rules.ts`, 'pg'],
  ['rules-without-io', `${modules}/pricing/duty.ts`, 'pg'],
  ['rules-without-io', `${modules}/goods/pricing/fees.ts`, 'pg'],
  ['rules-without-io', `${modules}/orders/rules.ts`, './clock-store.ts'],
  ['rules-without-io', `${modules}/orders/refund-rules.ts`, '../../platform/db/database.ts'],
  ['features-apart', `${shop}/features/cart/page.ts`, '../orders/list.ts'],
  ['features-know-no-app', `${shop}/features/cart/sheet.ts`, '../../app/layout.ts'],
  ['shared-knows-no-feature', `${shop}/shared/goods.ts`, '../features/orders/list.ts'],
  ['packages-know-no-app', 'packages/contract/src/cart.ts', '../../../demo/dice.ts'],
  ['money-depends-on-nothing', 'packages/money/src/money.ts', 'zod'],
  ['web-takes-only-types-from-the-server', `${shop}/app/routes.ts`, '../../../server/src/config.ts'],
  ['resolvable', `${server}/worker.ts`, './nowhere.ts'],
  ['every-file-is-imported', `${modules}/orders/forgotten.ts`, './index.ts'],
];

/** What the same rules let through. */
const allowed: Readonly<Record<string, string>> = {
  [`${modules}/cart/cart.int.test.ts`]: "import '../orders/index.ts';\nimport '../orders/order.fixture.ts';\n",
  [`${modules}/cart/terms.ts`]: "import '../orders/settings.ts';\n",
  [`${modules}/orders/settings.ts`]: "import 'zod';\nimport '../../platform/settings/define.ts';\n",
  [`${server}/supplies.ts`]: "import './modules/orders/settings.ts';\n",
  'demo/parcels.ts': "import '../apps/server/src/modules/orders/seed.ts';\n",
  'apps/start/src/demo.ts': "import '../../../demo/dice.ts';\nimport '../../simulators/src/clock.ts';\n",
  [`${modules}/orders/clock-rules.ts`]:
    "import type { Row } from './clock-store.ts';\nexport const rows: Row[] = [];\n",
  [`${modules}/orders/action-rules.ts`]: "import '../../platform/http/refusal.ts';\nimport 'node:crypto';\n",
  [`${shop}/features/orders/words.ts`]: "import './list.ts';\nimport '../../shared/goods.ts';\n",
  [`${shop}/shared/types.ts`]:
    "import type { Config } from '../../../server/src/config.ts';\nexport type Own = Config;\n",
};

const imported: Readonly<Record<string, string>> = Object.fromEntries(
  [
    `${modules}/orders/index.ts`,
    `${modules}/orders/inside.ts`,
    `${modules}/orders/module.ts`,
    `${modules}/orders/seed.ts`,
    `${modules}/clients/store.ts`,
    `${modules}/orders/clock-store.ts`,
    `${modules}/orders/order.fixture.ts`,
    `${server}/platform/db/database.ts`,
    `${server}/platform/http/refusal.ts`,
    `${server}/platform/settings/define.ts`,
    `${server}/config.ts`,
    `${shop}/features/orders/list.ts`,
    `${shop}/app/layout.ts`,
    'apps/simulators/src/clock.ts',
    'demo/dice.ts',
    'node_modules/pg/index.js',
    'node_modules/zod/index.js',
  ].map((path) => [path, 'export {};\n']),
);

function targetOf(rule: string, from: string, specifier: string): string | undefined {
  // The way round is told on lines of its own.
  if (rule === 'no-cycles') return undefined;
  if (specifier.startsWith('node:')) return specifier.slice('node:'.length);
  if (!specifier.startsWith('.')) return `node_modules/${specifier}/index.js`;
  return rule === 'resolvable' ? specifier : posix.join(posix.dirname(from), specifier);
}

test('every border between parts of the house is held', async () => {
  const planted = plant(['.dependency-cruiser.json', 'tsconfig.json'], {
    ...imported,
    ...allowed,
    'packages/ui/src/hen.ts': "import './egg.ts';\n",
    ...Object.fromEntries(violations.map(([, from, specifier]) => [from, `import '${specifier}';\n`])),
  });
  const { failed, said } = await planted.run(program, ...args);
  expect(failed).toBe(true);
  const found = [...said.matchAll(/^ +error ([\w-]+): (\S+)(?: → (\S+))?/gm)].map(([, ...parts]) => parts);

  const isLonely = ([rule]: readonly unknown[]) => rule === 'every-file-is-imported';
  const expected = violations
    .filter((violation) => !isLonely(violation))
    .map(([rule, from, specifier]) => [rule, from, targetOf(rule, from, specifier)]);
  expect(found.filter((one) => !isLonely(one)).sort()).toEqual(expected.sort());

  const lonely = found.filter(isLonely).map(([, file]) => file);
  expect(lonely).toContain(`${modules}/orders/forgotten.ts`);
  expect(lonely).not.toContain(`${modules}/orders/inside.ts`);
  expect(lonely).not.toContain('demo/load.ts');
});

test('every rule about borders has been seen to fail here', () => {
  const planted = new Set(violations.map(([rule]) => rule));
  expect(settings.forbidden.map(({ name }) => name).sort()).toEqual([...planted].sort());
});
