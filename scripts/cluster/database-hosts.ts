import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  databases,
  environmentOf,
  etcdValues,
  guardValues,
  type Host,
  patroniValues,
  type Secrets,
  spaceOf,
} from './plan.ts';
import { runOn } from './process.ts';
import { render } from './render.ts';

const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Real hosts have cores of their own; here what keeps the lease goes before everything else. */
const first = ['nice', '-n', '-10'];

/** Three hosts with a disk of their own each, etcd, Patroni and PostgreSQL. */
export class DatabaseHosts {
  readonly #folder: string;
  readonly #secrets: Secrets;

  constructor(folder: string, secrets: Secrets) {
    this.#folder = folder;
    this.#secrets = secrets;
  }

  diskOf(name: string): string {
    return join(this.#folder, name);
  }

  get repository(): string {
    return join(this.#folder, 'repository');
  }

  #own(path: string): void {
    mkdirSync(path, { recursive: true });
    chownSync(path, idOf('-u'), idOf('-g'));
  }

  /** A real disk of a fixed size, so that it can be full. */
  prepare(): void {
    this.#own(this.repository);
    for (const host of databases) {
      const disk = this.diskOf(host.name);
      const image = `${disk}.img`;
      writeFileSync(image, '');
      truncateSync(image, 4 * 2 ** 30);
      execFileSync('mkfs.ext4', ['-q', '-m', '0', image]);
      mkdirSync(disk, { recursive: true });
      execFileSync('mount', ['-o', 'loop', image, disk]);
      for (const each of ['', 'log', 'lock', 'spool', 'etcd']) this.#own(join(disk, each));
      writeFileSync(join(disk, 'patroni.yml'), render('patroni/patroni.yml', patroniValues(host, disk, this.#secrets)));
      writeFileSync(
        join(disk, 'pgbackrest.conf'),
        render('pgbackrest/pgbackrest.conf', { repository: this.repository, folder: disk }),
      );
      writeFileSync(join(disk, 'etcd.env'), render('etcd/etcd.env', etcdValues(host, disk)));
      writeFileSync(join(disk, 'disk-guard.sh'), render('patroni/disk-guard.sh', guardValues(host, disk)));
      writeFileSync(join(disk, 'last-backup.py'), render('pgbackrest/last-backup.py', {}));
      for (const file of ['patroni.yml', 'pgbackrest.conf']) chownSync(join(disk, file), idOf('-u'), idOf('-g'));
    }
  }

  remove(): void {
    for (const { name } of databases) {
      try {
        execFileSync('umount', [this.diskOf(name)], { stdio: 'ignore' });
      } catch {
        // It never was there, or somebody still writes: the next one takes it along.
      }
    }
  }

  /** `existing`: it takes a place among members that know of it already. */
  startEtcd({ name, address }: Host, state: 'new' | 'existing' = 'new'): void {
    const disk = this.diskOf(name);
    const values = { ...etcdValues({ name, address, kind: 'database' }, disk), state };
    const env = environmentOf(render('etcd/etcd.env', values));
    runOn({
      host: name,
      command: [...first, 'etcd'],
      env,
      log: join(this.#folder, `${name}-etcd.log`),
      user: 'postgres',
    });
  }

  killEtcd({ name }: Host): void {
    const find = `ip netns pids ${spaceOf(name)} | xargs -r ps -o pid=,comm= -p | awk '$2 == "etcd" {print $1}'`;
    execFileSync('sh', ['-c', `kill -9 $(${find})`]);
  }

  /** As after a disk was exchanged; whoever runs there is dead. */
  wipeEtcd({ name }: Host): void {
    const data = join(this.diskOf(name), 'etcd');
    rmSync(data, { recursive: true, force: true });
    this.#own(data);
  }

  /** As an operator on a host asks it. */
  etcdctl({ name, address }: Host, ...words: string[]): string {
    const command = ['etcdctl', `--endpoints=http://${address}:2379`, ...words];
    return execFileSync('ip', ['netns', 'exec', spaceOf(name), ...command], {
      env: { ...process.env, ETCDCTL_API: '3' },
      encoding: 'utf8',
    });
  }

  startPatroni({ name }: Host): void {
    const disk = this.diskOf(name);
    runOn({
      host: name,
      command: [...first, 'patroni', join(disk, 'patroni.yml')],
      env: {},
      log: join(this.#folder, `${name}-patroni.log`),
      user: 'postgres',
    });
    const guard = { command: ['sh', join(disk, 'disk-guard.sh')], log: join(this.#folder, `${name}-guard.log`) };
    runOn({ host: name, env: {}, ...guard });
  }

  start(host: Host): void {
    this.startEtcd(host);
    this.startPatroni(host);
  }

  /** A connection of an operator on the host itself. */
  async ask<Row extends pg.QueryResultRow>(name: string, text: string, database = 'postgres'): Promise<Row[]> {
    const client = new pg.Client({
      host: this.diskOf(name),
      user: 'postgres',
      database,
      connectionTimeoutMillis: 3000,
    });
    client.on('error', () => undefined);
    await client.connect();
    return (await client.query<Row>(text).finally(() => client.end())).rows;
  }

  /** Which hosts take writes. More than one would be a split brain. */
  async primaries(): Promise<string[]> {
    const asked = databases.map(async ({ name }) => {
      const rows = await this.ask<{ standby: boolean }>(name, 'select pg_is_in_recovery() as standby').catch(() => []);
      return rows[0]?.standby === false ? name : undefined;
    });
    return (await Promise.all(asked)).filter((name) => name !== undefined);
  }

  async standbys(): Promise<number> {
    const [leader] = await this.primaries();
    if (!leader) return 0;
    const text = "select count(*)::int as n from pg_stat_replication where state = 'streaming'";
    return (await this.ask<{ n: number }>(leader, text).catch(() => []))[0]?.n ?? 0;
  }

  /** One primary and so many standbys that stream. */
  async settled(standbys = 2, withinMs = 180_000): Promise<string> {
    for (const until = Date.now() + withinMs; Date.now() < until; await pause(500)) {
      const [leader, ...more] = await this.primaries();
      if (leader && more.length === 0 && (await this.standbys()) >= standbys) return leader;
    }
    throw new Error(
      `the database hosts did not settle: primaries ${await this.primaries()}, standbys ${await this.standbys()}`,
    );
  }

  freeBytes(name: string): number {
    const { bavail, bsize } = statfsSync(this.diskOf(name));
    return bavail * bsize;
  }

  backup(name: string, ...words: string[]): string {
    const config = join(this.diskOf(name), 'pgbackrest.conf');
    const command = ['-u', 'postgres', '--', 'pgbackrest', `--config=${config}`, '--stanza=sgb', ...words];
    return execFileSync('runuser', command, { encoding: 'utf8', cwd: '/' });
  }
  /** A backup whose host dies when the first files of it are there. */
  async cutBackup(name: string): Promise<void> {
    const folder = join(this.repository, 'backup/sgb');
    const before = new Set(readdirSync(folder));
    const config = join(this.diskOf(name), 'pgbackrest.conf');
    const command = ['pgbackrest', `--config=${config}`, '--stanza=sgb', '--type=full', 'backup'];
    const log = join(this.#folder, `${name}-backup.log`);
    const { child, ended } = runOn({ host: name, command, env: {}, log, user: 'postgres' });
    const begun = () => readdirSync(folder).some((each) => /^\d{8}-\d{6}F$/.test(each) && !before.has(each));
    while (child.exitCode === null && !begun()) await pause(20);
    if (child.pid === undefined || child.exitCode !== null)
      throw new Error('the backup ended before it could be cut off');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** What an operator is told of the last backup. */
  lastBackup(name: string): string {
    const program = join(this.diskOf(name), 'last-backup.py');
    const config = join(this.diskOf(name), 'pgbackrest.conf');
    const command = ['-u', 'postgres', '--', '/usr/bin/python3', program, config, '26'];
    const { stdout, stderr } = spawnSync('runuser', command, { encoding: 'utf8', cwd: '/' });
    return (stdout + stderr).trim();
  }
}
