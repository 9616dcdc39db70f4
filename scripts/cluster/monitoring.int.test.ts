import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { watchPictureIndex } from '@sgb/server/modules/goods/imagesearch/index.ts';
import { watchAlerts } from '@sgb/server/platform/alerts/alerts.ts';
import { openTestShop } from '@sgb/server/testing/shop.ts';
import { expect, test } from 'vitest';
import { alertNames, figuresAskedFor } from './monitoring.ts';
import { deployFolder } from './render.ts';

test('alerts and dashboards ask for figures that the shop tells', async () => {
  const shop = await openTestShop();
  const { metrics, db } = shop.app;
  metrics.watchPool(db.pool);
  watchAlerts(metrics.registry, db);
  watchPictureIndex(metrics.registry, db);
  metrics.request('/shop/*', 'GET', 200, 0.01);
  const told = await metrics.registry.metrics();
  await shop.close();
  const names = new Set(
    [...told.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  const asked = figuresAskedFor().filter((name) => name.startsWith('sgb_'));
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test('the runbook says of every alert what it means', () => {
  const runbook = readFileSync(join(deployFolder, '../docs/runbooks/cluster.md'), 'utf8');
  expect(alertNames().length).toBeGreaterThan(12);
  expect(alertNames().filter((name) => !runbook.includes(`| ${name} |`))).toEqual([]);
});
