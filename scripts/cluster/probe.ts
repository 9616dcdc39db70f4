import { setTimeout as pause } from 'node:timers/promises';

const everyMs = 200;
const patienceMs = 4000;

/** Looks again and again whether an address answers with 200, and knows for how long it did not. */
export class Probe {
  readonly #url: string;
  readonly #now: () => number;
  #running: Promise<void> | undefined;
  #ending = false;
  #lastGood = 0;
  #longest = 0;
  /** Why looks were not answered with 200. */
  failed: string[] = [];
  worksNow = false;

  constructor(url: string, now: () => number = Date.now) {
    this.#url = url;
    this.#now = now;
  }

  /** From here on it is counted anew. */
  mark(): void {
    this.#lastGood = this.#now();
    this.#longest = 0;
    this.failed = [];
  }

  /** Without a word it was answered well. */
  heard(wrong?: string): void {
    this.worksNow = wrong === undefined;
    if (wrong !== undefined) {
      this.failed.push(wrong);
      return;
    }
    const now = this.#now();
    this.#longest = Math.max(this.#longest, now - this.#lastGood);
    this.#lastGood = now;
  }

  /** The longest time without a good answer, one that has not ended yet included. */
  longestGapMs(): number {
    return Math.max(this.#longest, this.#now() - this.#lastGood);
  }

  start(): void {
    this.#ending = false;
    this.mark();
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#ending = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    const looks = new Set<Promise<void>>();
    while (!this.#ending) {
      // The next look does not wait for one that is not answered.
      const look = this.#look().finally(() => looks.delete(look));
      looks.add(look);
      await pause(everyMs);
    }
    await Promise.all(looks);
  }

  async #look(): Promise<void> {
    try {
      const answer = await fetch(this.#url, { signal: AbortSignal.timeout(patienceMs) });
      await answer.arrayBuffer();
      this.heard(answer.ok ? undefined : `HTTP ${answer.status}`);
    } catch (error) {
      this.heard((error as Error).message);
    }
  }
}
