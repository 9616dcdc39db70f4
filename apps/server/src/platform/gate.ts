/** Lets `limit` jobs run at once and `maxQueue` wait; refuses the rest at once, so that overload stays short. */
export interface Gate {
  /** null: no room, the job was not started and never will be. An urgent one waits before all that are not. */
  enter<T>(job: () => Promise<T>, urgent?: boolean): Promise<T> | null;
}

export function createGate(limit: number, maxQueue: number): Gate {
  const urgents: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;

  const leave = (): void => {
    running--;
    (urgents.shift() ?? others.shift())?.();
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
    enter<T>(job: () => Promise<T>, urgent = false): Promise<T> | null {
      if (running < limit) return run(job);
      if (urgents.length + others.length >= maxQueue) return null;
      return new Promise<T>((resolve, reject) => {
        (urgent ? urgents : others).push(() => run(job).then(resolve, reject));
      });
    },
  };
}
