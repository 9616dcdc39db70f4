import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { outside, spaceOf } from './plan.ts';

export interface Figures {
  readonly acknowledged: number;
  readonly all: number;
  readonly readGapMs: number;
  readonly writeGapMs: number;
  /** Answered with a fault of ours or a "one moment", or not at all: people asked again, guests saw nothing. */
  readonly requestsLost: readonly string[];
  readonly writesWorkNow: boolean;
  readonly tallies: readonly (readonly [
    string,
    { wishes: number; acknowledged: number; refused: number; retried: number },
  ])[];
}

/** Those outside, as their parent sees them. */
export class People {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  readonly #common: object;
  #asked = 0;

  constructor(cluster: Cluster, people: number) {
    const out = openSync(join(cluster.folder, 'outside.log'), 'a');
    const node = join(import.meta.dirname, '../../node_modules/.bin/node');
    this.#child = spawn('ip', ['netns', 'exec', spaceOf(outside.name), node, join(import.meta.dirname, 'load.ts')], {
      stdio: ['ignore', out, out, 'ipc'],
    });
    const { url: shopUrl, databaseUrl } = cluster;
    this.#common = { shopUrl, databaseUrl, address: outside.address, people, quiet: false };
    this.#child.on('message', ({ id, answer, failed }: { id: number; answer?: unknown; failed?: string }) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failed) waiting?.reject(new Error(failed));
      else waiting?.resolve(answer);
    });
    this.#child.once('exit', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('those outside have ended'));
    });
  }

  ask<Answer>(act: string, more: object = {}): Promise<Answer> {
    const id = ++this.#asked;
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.#child.send({ id, act, ...this.#common, ...more });
    });
  }

  figures = () => this.ask<Figures>('figures');
  close = () => this.#child.kill('SIGKILL');
}
