import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clockLibrary } from '../clock-library.ts';
import type { Cluster } from './cluster.ts';
import { connect, cutOff, killHost, slowDown } from './network.ts';
import { databases, type Host, jobs, shops, spaceOf } from './plan.ts';

/** Something that goes wrong, and how it is put right. */
export interface Fault {
  readonly name: string;
  /** How long guests may see nothing, and how long nobody may write, at most; how many must ask again, where that is known. */
  readonly allowed: { readonly readGapMs: number; readonly writeGapMs: number; readonly requestsLost?: number };
  /** Does it; answers what puts it right. */
  strike(cluster: Cluster): Promise<() => Promise<void>>;
  /** Before it is put right: what is wrong beside the books, in sentences. */
  check?(cluster: Cluster): Promise<string[]>;
  /** Done with the load that goes on, before it is put right. */
  readonly lastsMs: number;
}

const hostNamed = (name: string): Host => {
  const found = databases.find((host) => host.name === name);
  if (!found) throw new Error(`there is no host ${name}`);
  return found;
};

const away = { readGapMs: 2000, writeGapMs: 20_000 };
const hardly = { readGapMs: 2000, writeGapMs: 5000 };

async function follower({ databases: hosts }: Cluster): Promise<Host> {
  const leader = await hosts.settled();
  return databases.find(({ name }) => name !== leader) as Host;
}

function killedDatabase(choose: (cluster: Cluster) => Promise<Host>): Fault['strike'] {
  return async (cluster) => {
    const host = await choose(cluster);
    killHost(host.name);
    return async () => cluster.databases.start(host);
  };
}

/** Whoever runs the shop must be told of it in these words. */
async function untold({ databases: hosts }: Cluster, words: string): Promise<string[]> {
  const text = `select body from staff_alerts where closed_at is null and body like '%${words}%'`;
  const found = await hosts.ask(await hosts.settled(), text, 'sgb');
  return found.length > 0 ? [] : [`nobody is told that ${words}`];
}

const migrationFile = join(import.meta.dirname, '../../apps/server/migrations/9999_rehearsal.sql');

export const faults: readonly Fault[] = [
  {
    name: 'primary loses power',
    allowed: away,
    lastsMs: 25_000,
    strike: killedDatabase(async ({ databases: hosts }) => hostNamed(await hosts.settled())),
  },
  {
    name: 'primary is cut off',
    allowed: away,
    lastsMs: 30_000,
    async strike({ databases: hosts }) {
      const leader = await hosts.settled();
      cutOff(leader);
      return async () => void connect(leader);
    },
  },
  { name: 'a replica loses power', allowed: hardly, lastsMs: 12_000, strike: killedDatabase(follower) },
  {
    name: 'an etcd member ends',
    allowed: hardly,
    lastsMs: 12_000,
    async strike(cluster) {
      const leader = hostNamed(await cluster.databases.settled());
      cluster.databases.killEtcd(leader);
      return async () => cluster.databases.startEtcd(leader);
    },
  },
  {
    name: 'an etcd member forgets',
    allowed: hardly,
    lastsMs: 15_000,
    async strike(cluster) {
      const { databases: hosts } = cluster;
      const forgetful = await follower(cluster);
      const asked = databases.find(({ name }) => name !== forgetful.name) as Host;
      hosts.killEtcd(forgetful);
      hosts.wipeEtcd(forgetful);
      hosts.startEtcd(forgetful);
      // As the runbook says of a database host that is replaced.
      return async () => {
        const member = hosts
          .etcdctl(asked, 'member', 'list')
          .split('\n')
          .find((line) => line.includes(` ${forgetful.name},`));
        if (!member) throw new Error(`etcd knows no ${forgetful.name}`);
        hosts.etcdctl(asked, 'member', 'remove', member.split(',')[0] ?? '');
        hosts.etcdctl(asked, 'member', 'add', forgetful.name, `--peer-urls=http://${forgetful.address}:2380`);
        hosts.wipeEtcd(forgetful);
        hosts.startEtcd(forgetful, 'existing');
      };
    },
  },
  {
    name: 'etcd forgets everything',
    allowed: away,
    lastsMs: 25_000,
    async strike({ databases: hosts }) {
      await hosts.settled();
      for (const host of databases) hosts.killEtcd(host);
      for (const host of databases) hosts.wipeEtcd(host);
      for (const host of databases) hosts.startEtcd(host);
      return async () => undefined;
    },
    async check({ databases: hosts }) {
      const leader = await hosts.settled();
      const [row] = await hosts.ask<{ names: string }>(
        leader,
        "select current_setting('synchronous_standby_names') as names",
      );
      return row?.names ? [] : [`${leader} leads and waits for nobody: what is acknowledged lies on one host only`];
    },
  },
  {
    name: 'a shop host loses power',
    allowed: hardly,
    lastsMs: 10_000,
    async strike(cluster) {
      const [, host] = shops as [Host, Host];
      killHost(host.name);
      return async () => {
        cluster.startShop(host);
        await cluster.ready(host);
      };
    },
  },
  {
    name: 'the job host loses power',
    allowed: hardly,
    lastsMs: 8000,
    async strike(cluster) {
      killHost(jobs.name);
      return async () => cluster.startJobs();
    },
  },
  {
    name: '200 ms and 2 % loss to the primary',
    allowed: away,
    lastsMs: 20_000,
    async strike({ databases: hosts, folder }) {
      const leader = await hosts.settled();
      const mend = slowDown(leader, { roundTripMs: 200, loss: 0.02 }, join(folder, 'slow-line.log'));
      return async () => mend();
    },
  },
  {
    name: 'the disk of the primary is full',
    allowed: away,
    lastsMs: 35_000,
    async strike(cluster) {
      const leader = hostNamed(await cluster.databases.settled());
      const ballast = join(cluster.databases.diskOf(leader.name), 'ballast');
      execFileSync('sh', [
        '-c',
        `fallocate -l ${cluster.databases.freeBytes(leader.name) - 4096} ${ballast}; cat /dev/zero >> ${ballast} 2>/dev/null || true`,
      ]);
      return async () => {
        rmSync(ballast, { force: true });
        killHost(leader.name);
        await pause(1000);
        cluster.databases.start(leader);
      };
    },
  },
  {
    name: 'planned switch-over',
    allowed: { readGapMs: 2000, writeGapMs: 10_000, requestsLost: 0 },
    lastsMs: 15_000,
    async strike(cluster) {
      const leader = await cluster.databases.settled();
      const config = join(cluster.databases.diskOf(leader), 'patroni.yml');
      const words = ['patronictl', '-c', config, 'switchover', '--master', leader, '--force'];
      execFileSync('ip', ['netns', 'exec', spaceOf(leader), ...words], {
        stdio: 'pipe',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      });
      return async () => undefined;
    },
  },
  {
    name: 'all shop hosts restart with a migration',
    allowed: { ...hardly, requestsLost: 0 },
    lastsMs: 3000,
    async strike(cluster) {
      writeFileSync(migrationFile, 'alter table readiness add column if not exists rehearsal text;\n');
      try {
        for (const host of shops) {
          await cluster.stopShop(host);
          cluster.startShop(host);
          await cluster.ready(host);
        }
      } finally {
        rmSync(migrationFile, { force: true });
      }
      return async () => undefined;
    },
  },
  {
    name: 'clocks ten minutes apart',
    allowed: { ...hardly, requestsLost: 0 },
    lastsMs: 8000,
    async strike(cluster) {
      const host = shops.at(-1) as Host;
      const restart = async (clock: Readonly<Record<string, string>>) => {
        await cluster.stopShop(host);
        cluster.startShop(host, clock);
        await cluster.ready(host);
      };
      await restart({ LD_PRELOAD: clockLibrary(), FAKETIME: '+10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' });
      return () => restart({});
    },
    check: (cluster) => untold(cluster, 'seconds ahead of the clock of the database'),
  },
  {
    name: 'a backup is cut off',
    allowed: hardly,
    lastsMs: 1000,
    async strike({ databases: hosts }) {
      const leader = await hosts.settled();
      await hosts.cutBackup(leader);
      return async () => void hosts.backup(await hosts.settled(), '--type=full', 'backup');
    },
    async check({ databases: hosts }) {
      const leader = await hosts.settled();
      const told = hosts.lastBackup(leader);
      return /^The backup \S+ was cut off, and no restore uses it/.test(told)
        ? []
        : [`the cut-off backup is told as: ${told}`];
    },
  },
];
