import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { connect, cutOff, killHost, slowDown } from './network.ts';
import { databases, type Host, jobs, shops, spaceOf } from './plan.ts';

/** Something that goes wrong, and how it is put right. */
export interface Fault {
  readonly name: string;
  /** How long guests may see nothing, and how long nobody may write, at most. */
  readonly allowed: { readonly readGapMs: number; readonly writeGapMs: number };
  /** Does it; answers what puts it right. */
  strike(cluster: Cluster): Promise<() => Promise<void>>;
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
      execFileSync('ip', [
        'netns',
        'exec',
        spaceOf(leader.name),
        'sh',
        '-c',
        `kill -9 $(ip netns pids ${spaceOf(leader.name)} | xargs -r ps -o pid=,comm= -p | awk '$2 == "etcd" {print $1}')`,
      ]);
      return async () => cluster.databases.startEtcd(leader);
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
    allowed: { readGapMs: 4000, writeGapMs: 20_000 },
    lastsMs: 20_000,
    async strike({ databases: hosts, folder }) {
      const leader = await hosts.settled();
      const mend = slowDown(leader, { roundTripMs: 200, loss: 0.02 }, join(folder, 'slow-line.log'));
      return async () => mend();
    },
  },
  {
    name: 'the disk of the primary is full',
    allowed: { readGapMs: 2000, writeGapMs: 30_000 },
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
    allowed: { readGapMs: 2000, writeGapMs: 10_000 },
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
    allowed: hardly,
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
];
