import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { plant, readJson } from './plant.ts';

const settings: { readonly forbidden: readonly { readonly name: string }[] } = readJson('.dependency-cruiser.json');
const [program = '', ...args]: string[] = readJson('package.json').scripts['test:borders'].split(' ');

const server = 'apps/server/src';
const modules = `${server}/modules`;
const shop = 'apps/shop/src';
const desk = 'apps/console/src';

/** A rule, a file that breaks it, and what that file imports. */
const violations: readonly (readonly [rule: string, from: string, imported: string])[] = [
  ['no-cycles', 'packages/ui/src/egg.ts', './hen.ts'],
  ['modules-are-listed-once', `${modules}/buying/orders/listed.ts`, './module.ts'],
  ['modules-only-through-their-door', `${modules}/buying/cart/service.ts`, '../orders/inside.ts'],
  ['order-of-domains-base', `${modules}/base/messages/send.ts`, '../../books/ledger/index.ts'],
  ['order-of-domains-books', `${modules}/books/coupons/grant.ts`, '../../people/clients/index.ts'],
  ['order-of-domains-people', `${modules}/people/clients/account.ts`, '../../cash/recharge/index.ts'],
  ['order-of-domains-cash', `${modules}/cash/recharge/pay.ts`, '../../goods/catalog/index.ts'],
  ['order-of-domains-goods', `${modules}/goods/catalog/sold.ts`, '../../buying/orders/index.ts'],
  ['order-of-domains-buying', `${modules}/buying/orders/ship.ts`, '../../logistics/parcels/index.ts'],
  ['order-of-domains-logistics', `${modules}/logistics/parcels/claim.ts`, '../../care/chat/index.ts'],
  ['order-of-domains-community', `${modules}/community/rounds/claim.ts`, '../../care/chat/index.ts'],
  ['order-of-domains-stock', `${modules}/stock/shelves/claim.ts`, '../../care/chat/index.ts'],
  ['order-of-domains-care', `${modules}/care/chat/queue.ts`, '../../staff/console/index.ts'],
  ['domains-are-known', `${server}/shop.ts`, './modules/toys/kites/index.ts'],
  ['doors-for-everyone-else', `${server}/app.ts`, './modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'demo/load.ts', '../apps/server/src/modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'attack/main.ts', '../apps/server/src/modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'bench/run.ts', '../apps/server/src/modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'scripts/books.ts', '../apps/server/src/modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'e2e/story.ts', '../apps/server/src/modules/buying/orders/inside.ts'],
  ['doors-for-everyone-else', 'apps/simulators/src/pay/main.ts', '../../../server/src/modules/buying/orders/inside.ts'],
  ['tasks-for-the-helper', `${server}/draw.ts`, './modules/buying/orders/tasks.ts'],
  ['settings-need-nobody', `${modules}/buying/cart/settings.ts`, '../orders/settings.ts'],
  ['settings-need-nobody', `${modules}/people/clients/settings.ts`, './store.ts'],
  ['settings-need-nobody', `${modules}/goods/catalog/settings.ts`, '../../../platform/db/database.ts'],
  ['settings-need-nobody', 'demo/driver/settings.ts', '../dice.ts'],
  ['fixtures-for-tests', `${modules}/buying/orders/pay.ts`, './order.fixture.ts'],
  ['seeds-for-worlds', `${modules}/buying/orders/refund.ts`, './seed.ts'],
  ['shop-knows-no-demo', `${server}/supplier.ts`, '../../../demo/dice.ts'],
  ['shop-knows-no-demo', `${shop}/app/entry.ts`, '../../../simulators/src/clock.ts'],
  ['demo-knows-no-start', 'demo/cart.ts', '../apps/start/src/demo.ts'],
  ['demo-knows-no-simulator', 'demo/orders.ts', '../apps/simulators/src/clock.ts'],
  ['platform-knows-no-module', `${server}/platform/clock.ts`, '../modules/buying/orders/index.ts'],
  ['rules-without-io', `${modules}/buying/cart/rules.ts`, 'node:fs/promises'],
  ['rules-without-io', `${modules}/buying/cart/price-rules.ts`, 'node:fs/promises'],
  ['rules-without-io', `${modules}/goods/catalog/leaf-rules.ts`, 'pg'],
  ['rules-without-io', `${modules}/goods/pricing/fees.ts`, 'pg'],
  ['rules-without-io', `${modules}/buying/orders/rules.ts`, './clock-store.ts'],
  ['rules-without-io', `${modules}/buying/orders/refund-rules.ts`, '../../../platform/db/database.ts'],
  ['features-apart', `${shop}/features/cart/page.ts`, '../orders/list.ts'],
  ['features-know-no-app', `${shop}/features/cart/sheet.ts`, '../../app/layout.ts'],
  ['shared-knows-no-feature', `${shop}/shared/goods.ts`, '../features/orders/list.ts'],
  ['two-web-apps', `${desk}/app/frame.ts`, '../../../shop/src/features/orders/list.ts'],
  ['console-login-apart', `${desk}/features/login/page.ts`, '../../shared/table.ts'],
  ['packages-know-no-app', 'packages/contract/src/cart.ts', '../../../demo/dice.ts'],
  ['money-depends-on-nothing', 'packages/money/src/money.ts', 'zod'],
  ['web-takes-only-types-from-the-server', `${shop}/app/routes.ts`, '../../../server/src/config.ts'],
  ['resolvable', `${server}/worker.ts`, './nowhere.ts'],
  ['every-file-is-imported', `${modules}/buying/orders/forgotten.ts`, './index.ts'],
];

/** What the same rules let through. */
const allowed: Readonly<Record<string, string>> = {
  [`${modules}/buying/cart/cart.int.test.ts`]: "import '../orders/index.ts';\nimport '../orders/order.fixture.ts';\n",
  [`${modules}/care/chat/ask.ts`]: "import '../../buying/orders/index.ts';\n",
  [`${modules}/buying/cart/terms.ts`]: "import '../orders/settings.ts';\n",
  [`${modules}/buying/orders/settings.ts`]: "import 'zod';\nimport '../../../platform/settings/define.ts';\n",
  [`${server}/helper.ts`]: "import './modules/buying/orders/tasks.ts';\n",
  [`${server}/supplies.ts`]: "import './modules/buying/orders/settings.ts';\n",
  'demo/parcels.ts': "import '../apps/server/src/modules/buying/orders/seed.ts';\n",
  'apps/start/src/demo.ts': "import '../../../demo/dice.ts';\nimport '../../simulators/src/clock.ts';\n",
  [`${modules}/buying/orders/clock-rules.ts`]:
    "import type { Row } from './clock-store.ts';\nexport const rows: Row[] = [];\n",
  [`${modules}/buying/orders/action-rules.ts`]: "import '../../../platform/http/refusal.ts';\nimport 'node:crypto';\n",
  [`${shop}/features/orders/words.ts`]: "import './list.ts';\nimport '../../shared/goods.ts';\n",
  [`${shop}/shared/types.ts`]:
    "import type { Config } from '../../../server/src/config.ts';\nexport type Own = Config;\n",
};

const imported: Readonly<Record<string, string>> = Object.fromEntries(
  [
    `${modules}/books/ledger/index.ts`,
    `${modules}/people/clients/index.ts`,
    `${modules}/cash/recharge/index.ts`,
    `${modules}/goods/catalog/index.ts`,
    `${modules}/buying/orders/index.ts`,
    `${modules}/logistics/parcels/index.ts`,
    `${modules}/care/chat/index.ts`,
    `${modules}/staff/console/index.ts`,
    `${modules}/toys/kites/index.ts`,
    `${modules}/buying/orders/inside.ts`,
    `${modules}/buying/orders/module.ts`,
    `${modules}/buying/orders/seed.ts`,
    `${modules}/buying/orders/tasks.ts`,
    `${modules}/people/clients/store.ts`,
    `${modules}/buying/orders/clock-store.ts`,
    `${modules}/buying/orders/order.fixture.ts`,
    `${server}/platform/db/database.ts`,
    `${server}/platform/http/refusal.ts`,
    `${server}/platform/settings/define.ts`,
    `${server}/config.ts`,
    `${shop}/features/orders/list.ts`,
    `${shop}/app/layout.ts`,
    `${desk}/shared/table.ts`,
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
  expect(lonely).toContain(`${modules}/buying/orders/forgotten.ts`);
  expect(lonely).not.toContain(`${modules}/buying/orders/inside.ts`);
  expect(lonely).not.toContain('demo/load.ts');
});

test('every rule about borders has been seen to fail here', () => {
  const planted = new Set(violations.map(([rule]) => rule));
  expect(settings.forbidden.map(({ name }) => name).sort()).toEqual([...planted].sort());
});
