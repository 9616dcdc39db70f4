/** Lets `limit` jobs run at once and `maxQueue` wait; refuses the rest at once, so that overload stays short. */
export interface Gate {
  /** null: no room, the job was not started and never will be. */
  enter<T>(job: () => Promise<T>): Promise<T> | null;
}

export function createGate(limit: number, maxQueue: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  const leave = (): void => {
    running--;
    waiting.shift()?.();
  };

  const run = async <T>(job: () => Promise<T>): Promise<T> => {
    running++;
    try {
      return await job();
    } finally {
      leave();
    }
  };

  return {
    enter<T>(job: () => Promise<T>): Promise<T> | null {
      if (running < limit) return run(job);
      if (waiting.length >= maxQueue) return null;
      return new Promise<T>((resolve, reject) => {
        waiting.push(() => run(job).then(resolve, reject));
      });
    },
  };
}
