import cluster, { type Worker } from 'node:cluster';
import type { AggregatorRegistry, PrometheusContentType, Registry } from 'prom-client';

interface Question {
  readonly sgb: 'figures?';
  readonly id: number;
}

interface Answer {
  readonly sgb: 'figures';
  readonly id: number;
  readonly text: string;
}

function isQuestion(message: unknown): message is Question {
  return typeof message === 'object' && message !== null && 'sgb' in message && message.sgb === 'figures?';
}

function isAnswer(message: unknown, id: number): message is Answer {
  return (
    typeof message === 'object' &&
    message !== null &&
    'sgb' in message &&
    message.sgb === 'figures' &&
    'id' in message &&
    message.id === id
  );
}

/** In a server process: makes this process's figures part of the sum. */
export async function answerFigures(registry: Registry): Promise<void> {
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

let lastId = 0;

/** In a server process: the figures of all processes, added up by the supervisor. */
export function askFigures(): Promise<string> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    const done = (message: unknown) => {
      if (!isAnswer(message, id)) return;
      process.off('message', done);
      clearTimeout(late);
      resolve(message.text);
    };
    const late = setTimeout(() => {
      process.off('message', done);
      reject(new Error('the supervisor did not answer in time'));
    }, 5000);
    process.on('message', done);
    process.send?.({ sgb: 'figures?', id } satisfies Question);
  });
}

/** In the supervisor: answers every process that asks. */
export function gatherFigures(): void {
  let gatherer: AggregatorRegistry<PrometheusContentType> | undefined;
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isQuestion(message)) return;
    // Loaded for the first who asks: many shops are never asked.
    gatherer ??= new (await import('prom-client')).AggregatorRegistry();
    const text = await gatherer.clusterMetrics().catch((error: Error) => `# ${error.message}\n`);
    if (worker.isConnected()) worker.send({ sgb: 'figures', id: message.id, text } satisfies Answer);
  });
}
