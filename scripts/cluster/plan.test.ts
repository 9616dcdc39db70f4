import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@sgb/server/config.ts';
import { tooManyConnections } from '@sgb/server/platform/supervisor/connections.ts';
import { expect, test } from 'vitest';
import { whyNotHere } from './needs.ts';
import {
  connections,
  databases,
  environmentOf,
  etcdValues,
  guardValues,
  haproxyValues,
  hosts,
  patroniValues,
  shops,
  shopValues,
} from './plan.ts';
import { deployFolder, render } from './render.ts';

const secrets = {
  superuser: 'a',
  replication: 'b',
  rewind: 'c',
  shop: 'd',
  files: 'a sentence that nobody else would think of',
  vault: Buffer.alloc(32, 7).toString('base64'),
  metrics: 'sixteen letters!',
};
const [db1] = databases as [(typeof databases)[number]];
const [shop1] = shops as [(typeof shops)[number]];

test('no two hosts have the same name or address', () => {
  expect(new Set(hosts.map(({ name }) => name)).size).toBe(hosts.length);
  expect(new Set(hosts.map(({ address }) => address)).size).toBe(hosts.length);
  expect(
    hosts
      .map(({ kind }) => kind)
      .sort()
      .join(' '),
  ).toBe('balancer database database database jobs outside shop shop shop store');
});

test('templates take all that they are given, and are given all that they ask for', () => {
  expect(render('etcd/etcd.env', etcdValues(db1, '/x'))).toContain(
    'ETCD_INITIAL_CLUSTER=db1=http://10.77.0.11:2380,db2=http://10.77.0.12:2380,db3=http://10.77.0.13:2380',
  );
  const patroni = render('patroni/patroni.yml', patroniValues(db1, '/x', secrets));
  expect(patroni).toContain('synchronous_mode: true');
  const number = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(patroni)?.[1]);
  expect(number('loop_wait') + 2 * number('retry_timeout')).toBeLessThanOrEqual(number('ttl'));
  const haproxy = render('haproxy/haproxy.cfg', haproxyValues('/x'));
  expect(haproxy.match(/ {2}server db\d 10\.77\.0\.1\d:5432/g)).toHaveLength(6);
  expect(haproxy.match(/ {2}server shop\d 10\.77\.0\.3\d:3000/g)).toHaveLength(6);
  expect(haproxy).toContain('bind 10.77.0.20:443 ssl crt /x/shop.pem alpn h2,http/1.1');
  expect(render('pgbackrest/pgbackrest.conf', { repository: '/r', folder: '/x' })).toContain('pg1-path=/x/data');
  expect(render('varnish/shop.vcl', { address: '10.77.0.20', operators: '"10.77.0.0"/24;' })).not.toContain('{{');
  expect(render('pgbouncer/pgbouncer.ini', { address: '10.77.0.20', connections: '85' })).toContain(
    'pool_mode = session',
  );
  expect(render('patroni/disk-guard.sh', guardValues(db1, '/x'))).toContain('http://10.77.0.11:8008/switchover');
  expect(() => render('etcd/etcd.env', { name: 'db1', colour: 'red' })).toThrow(
    'etcd/etcd.env: missing folder, address, members, state, not asked for colour',
  );
});

test('the shop understands its env file, drains for longer than the balancer looks, and has connections enough', () => {
  const config = readConfig(environmentOf(render('shop/shop.env', shopValues(shop1, '/x', secrets))));
  expect(config).toMatchObject({
    host: '10.77.0.31',
    jobs: false,
    nodes: 4,
    demo: false,
    trustProxy: ['10.77.0.20/32'],
  });
  expect(config.replica?.url).toBe('postgresql://sgb:d@10.77.0.20:5001/sgb');
  const [, inter, fall] =
    /default-server inter (\d+)s fastinter 300ms fall (\d+) rise 2/.exec(
      render('haproxy/haproxy.cfg', haproxyValues('/x')),
    ) ?? [];
  expect(config.drainMs / 1000).toBeGreaterThanOrEqual(2 * Number(inter) * Number(fall));
  expect(tooManyConnections(config.nodes, config.workers, { max: connections, reserved: 3 })).toBeUndefined();
});

test('units name programs that are in the repository', () => {
  const folder = join(deployFolder, 'systemd');
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(texts.some((text) => text.includes('apps/start/start.js'))).toBe(true);
  const known = execFileSync(
    'git',
    ['ls-files', 'apps/start/start.js', 'apps/start/src/worker.ts', 'scripts/build.ts'],
    {
      cwd: join(deployFolder, '..'),
      encoding: 'utf8',
    },
  );
  expect(known.trim().split('\n')).toHaveLength(3);
});

test.each([
  [{ root: true, release: 'PRETTY_NAME="Debian"\nID=debian\n' }, undefined],
  [{ root: false, release: 'ID=debian\n' }, /needs root/],
  [{ root: true, release: 'ID=fedora\n' }, /needs Debian/],
])('where a rehearsal can run: %j', (place, sentence) => {
  if (sentence) expect(whyNotHere(place)).toMatch(sentence);
  else expect(whyNotHere(place)).toBeUndefined();
});
