import cluster, { type Worker } from 'node:cluster';

/** Questions of server processes to their supervisor, over the channel that Node keeps between them. */
interface Question {
  readonly sgb: 'question';
  readonly about: string;
  readonly id: number;
}

interface Answer {
  readonly sgb: 'answer';
  readonly id: number;
  readonly text: string;
  readonly fault: string;
}

function isOurs<Message extends Question | Answer>(message: unknown, sgb: Message['sgb']): message is Message {
  return typeof message === 'object' && message !== null && 'sgb' in message && message.sgb === sgb;
}

let lastId = 0;

/** In a server process. */
export function askSupervisor(about: string, withinMs: number): Promise<string> {
  const id = ++lastId;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const hear = (message: unknown) => {
    if (!isOurs<Answer>(message, 'answer') || message.id !== id) return;
    if (message.fault) reject(new Error(message.fault));
    else resolve(message.text);
  };
  const late = setTimeout(() => reject(new Error('the supervisor did not answer in time')), withinMs);
  process.on('message', hear);
  process.send?.({ sgb: 'question', about, id } satisfies Question);
  return promise.finally(() => {
    process.off('message', hear);
    clearTimeout(late);
  });
}

/** In the supervisor: answers every process that asks about this. */
export function answerWorkers(about: string, answer: () => Promise<string>): void {
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isOurs<Question>(message, 'question') || message.about !== about) return;
    const { text, fault } = await answer().then(
      (text) => ({ text, fault: '' }),
      (error: Error) => ({ text: '', fault: error.message || String(error) }),
    );
    if (worker.isConnected()) worker.send({ sgb: 'answer', id: message.id, text, fault } satisfies Answer);
  });
}
