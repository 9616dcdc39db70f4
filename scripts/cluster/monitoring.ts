import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder } from './render.ts';

const metricName = /\b(?:sgb|patroni|haproxy)_[a-z0-9_]+/g;

function expressions(): string[] {
  const alerts = readFileSync(join(deployFolder, 'prometheus/alerts.yml'), 'utf8');
  const rules = [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
  const boards = readdirSync(join(deployFolder, 'grafana')).flatMap((name) => {
    const { panels } = JSON.parse(readFileSync(join(deployFolder, 'grafana', name), 'utf8')) as {
      panels: { targets: { expr: string }[] }[];
    };
    return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  });
  return [...rules, ...boards];
}

/** The names of all figures that alerts and dashboards ask for. */
export const figuresAskedFor = (): string[] =>
  [...new Set(expressions().flatMap((expr) => expr.match(metricName) ?? []))].sort();

export const alertNames = (): string[] =>
  [...readFileSync(join(deployFolder, 'prometheus/alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g)].map(
    ([, name = '']) => name,
  );
