import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { selfSigned } from '../self-signed.ts';
import { DatabaseHosts } from './database-hosts.ts';
import { forward } from './forward.ts';
import { killHost, makeNetwork, removeNetwork } from './network.ts';
import {
  balancer,
  databases,
  environmentOf,
  type Host,
  haproxyValues,
  jobs,
  network,
  type Secrets,
  shops,
  shopValues,
  store,
  storeConfig,
} from './plan.ts';
import { type Running, runOn } from './process.ts';
import { render } from './render.ts';

const repository = join(import.meta.dirname, '../..');
const node = join(repository, 'node_modules/.bin/node');

export interface ClusterOptions {
  /** Where this machine finds the shop, by way of the balancer. */
  readonly port: number;
  readonly log: (line: string) => void;
  /** Once the database is there, before the first shop starts: what all shop hosts get beside their env file. */
  readonly beforeShops?: (cluster: Cluster) => Promise<Readonly<Record<string, string>>>;
}

const secret = () => randomBytes(24).toString('hex');

/** Everything on its own host. */
export class Cluster {
  readonly folder = mkdtempSync(join(tmpdir(), 'sgb-cluster-'));
  readonly secrets: Secrets = {
    superuser: secret(),
    replication: secret(),
    rewind: secret(),
    shop: secret(),
    files: secret(),
    vault: randomBytes(32).toString('base64'),
    metrics: secret(),
  };
  readonly databases = new DatabaseHosts(this.folder, this.secrets);
  readonly url = `http://${balancer.address}`;
  /** As the shop hosts see it. */
  readonly databaseUrl = `postgresql://sgb:${this.secrets.shop}@${balancer.address}:5000/sgb`;
  readonly #programs = new Map<string, Running>();
  #env: Readonly<Record<string, string>> = {};
  #close: (() => void) | undefined;

  async open({ port, log, beforeShops }: ClusterOptions): Promise<void> {
    chmodSync(this.folder, 0o755);
    log('making hosts');
    makeNetwork();
    this.databases.prepare();
    log('starting etcd, Patroni and PostgreSQL on three hosts');
    for (const host of databases) this.databases.startEtcd(host);
    for (const host of databases) this.databases.startPatroni(host);
    const leader = await this.databases.settled();
    await this.databases.ask(leader, `create role sgb login password '${this.secrets.shop}'`);
    await this.databases.ask(leader, 'create database sgb owner sgb');
    log(`${leader} leads, two follow; the first backup`);
    this.databases.backup(leader, 'stanza-create');
    this.startBalancer();
    this.startStore();
    this.#env = (await beforeShops?.(this)) ?? {};
    this.databases.backup(await this.databases.settled(), '--type=full', 'backup');
    for (const [place, host] of shops.entries()) {
      log(`starting ${host.name}`);
      this.startShop(host);
      // The first one migrates and builds; the others find it done.
      if (place === 0) await this.ready(host);
    }
    for (const host of shops) await this.ready(host);
    log(`starting ${jobs.name}`);
    this.startJobs();
    this.#close = await forward(port, join(this.#diskOf(balancer), 'shop.sock'));
  }

  #diskOf({ name }: Host): string {
    const disk = join(this.folder, name);
    mkdirSync(disk, { recursive: true });
    return disk;
  }

  startBalancer(): void {
    const disk = this.#diskOf(balancer);
    const config = join(disk, 'haproxy.cfg');
    const values = haproxyValues(disk);
    writeFileSync(config, render('haproxy/haproxy.cfg', values));
    const { key, cert } = selfSigned(values.publichost);
    writeFileSync(values.certificate, key + cert, { mode: 0o600 });
    const log = join(this.folder, 'balancer.log');
    this.#programs.set(
      'balancer',
      runOn({ host: balancer.name, command: ['haproxy', '-W', '-f', config], env: {}, log }),
    );
    const vcl = join(disk, 'shop.vcl');
    const operators = `"${network.split('/')[0]}"/${network.split('/')[1]};`;
    writeFileSync(vcl, render('varnish/shop.vcl', { address: balancer.address, operators }));
    const listen = ['-a', `${balancer.address}:6081`, '-T', 'none', '-n', join(disk, 'varnish'), '-s', 'malloc,64m'];
    runOn({ host: balancer.name, command: ['varnishd', '-F', '-f', vcl, ...listen], env: {}, log });
  }

  startStore(): void {
    const command = [node, join(repository, 'scripts/cluster/store-host.ts'), store.address, '9000'];
    const env = { STORE: JSON.stringify(storeConfig) };
    runOn({ host: store.name, command, env, log: join(this.folder, 'store.log'), folder: repository });
  }

  environment(host: Host): Record<string, string> {
    return {
      ...environmentOf(render('shop/shop.env', shopValues(host, this.#diskOf(host), this.secrets))),
      ...this.#env,
    };
  }

  startShop(host: Host, more: Readonly<Record<string, string>> = {}): void {
    const command = [node, '--max-semi-space-size=1', 'apps/start/start.js'];
    const log = join(this.folder, `${host.name}.log`);
    this.#programs.set(
      host.name,
      runOn({ host: host.name, command, env: { ...this.environment(host), ...more }, log, folder: repository }),
    );
  }

  startJobs(): void {
    const command = [node, 'apps/start/dist/worker.js'];
    const log = join(this.folder, `${jobs.name}.log`);
    const running = runOn({ host: jobs.name, command, env: this.environment(jobs), log, folder: repository });
    this.#programs.set(jobs.name, running);
    // As its unit does: a worker that starts while nobody leads ends, and is started again.
    running.ended.then((code) => {
      if (code && this.#programs.get(jobs.name) === running) setTimeout(() => this.startJobs(), 2000).unref();
    });
  }

  /** As an operator does: asked to end, and waited for. */
  async stopShop({ name }: Host): Promise<void> {
    const running = this.#programs.get(name);
    running?.child.kill('SIGTERM');
    await running?.ended;
    killHost(name);
  }

  async ready({ name, address }: Host, withinMs = 300_000): Promise<void> {
    for (const until = Date.now() + withinMs; Date.now() < until; await pause(500)) {
      const running = this.#programs.get(name);
      if (running && running.child.exitCode !== null) throw new Error(`${name} ended:\n${this.lastWords(name)}`);
      if (this.#answers(name, `http://${address}:3000/readyz`)) return;
    }
    throw new Error(`${name} does not become ready:\n${this.lastWords(name)}`);
  }

  lastWords(name: string): string {
    return readFileSync(join(this.folder, `${name}.log`), 'utf8').slice(-2000);
  }

  #answers(name: string, url: string): boolean {
    try {
      execFileSync('ip', ['netns', 'exec', `sgb-${name}`, 'curl', '-sf', '-m', '4', '-o', '/dev/null', url]);
      return true;
    } catch {
      return false;
    }
  }

  close(keepLogs = false): void {
    this.#programs.clear();
    this.#close?.();
    removeNetwork();
    this.databases.remove();
    if (!keepLogs) rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}
