import { Worker } from 'node:worker_threads';
import type { Order, Report, TaskName, Tasks, ThreadData } from './messages.ts';

/** The picture thread as seen from its process: started by the first task, restarted after a crash. */
export interface Engine extends Tasks {
  /** Changes when the thread is lost, and with it all that it had learnt. */
  readonly life: number;
}

interface Waiting {
  resolve(output: never): void;
  reject(error: Error): void;
}

/** `drawnBy` is the file that draws the shop's own pictures. */
export function createEngine(drawnBy: string | undefined): Engine {
  let worker: Worker | undefined;
  let life = 0;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function lose(error: Error): void {
    worker = undefined;
    life++;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function start(): Worker {
    const next = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { drawnBy } satisfies ThreadData });
    // It must not keep a process alive that has nothing else to do.
    next.unref();
    next.on('message', (report: Report) => {
      const asker = waiting.get(report.id);
      waiting.delete(report.id);
      if ('error' in report) asker?.reject(new Error(report.error));
      else asker?.resolve(report.output as never);
    });
    next.on('error', (error) => next === worker && lose(error instanceof Error ? error : new Error(String(error))));
    next.on('exit', () => next === worker && lose(new Error('the picture thread ended')));
    return next;
  }

  function ask<Name extends TaskName>(task: Name) {
    return (...input: Parameters<Tasks[Name]>): ReturnType<Tasks[Name]> => {
      worker ??= start();
      const order: Order = { id: ++lastId, task, input };
      const answer = new Promise((resolve, reject) => waiting.set(order.id, { resolve, reject }));
      worker.postMessage(order);
      return answer as ReturnType<Tasks[Name]>;
    };
  }

  return {
    get life() {
      return life;
    },
    prepare: ask('prepare'),
    describe: ask('describe'),
    learn: ask('learn'),
    find: ask('find'),
  };
}
