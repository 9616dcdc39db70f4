import { setTimeout as wait } from 'node:timers/promises';

export interface Letter {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Deliverer {
  /** Sends at once; what is not answered with 200 is sent again later. Done after the first try. */
  send(letter: Letter): Promise<void>;
  /** How each try was answered, 0 for none. */
  readonly answers: readonly number[];
  close(): void;
}

/** `retryMs`: how long after the try before it each further one comes. */
export function createDeliverer(retryMs: readonly number[]): Deliverer {
  const answers: number[] = [];
  const closing = new AbortController();

  async function tryOnce({ url, body, headers }: Letter): Promise<boolean> {
    const status = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(15_000) }).then(
      (answer) => answer.status,
      () => 0,
    );
    answers.push(status);
    return status === 200;
  }

  async function tryAgain(letter: Letter): Promise<void> {
    for (const pause of retryMs) {
      await wait(pause, undefined, { signal: closing.signal });
      if (await tryOnce(letter)) return;
    }
  }

  return {
    answers,
    async send(letter) {
      if (!(await tryOnce(letter))) tryAgain(letter).catch(() => undefined);
    },
    close: () => closing.abort(),
  };
}
