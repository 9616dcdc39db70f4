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
/** What was asked and not answered yet; however much it is, one listener hears the answers. */
const asked = new Map<number, PromiseWithResolvers<string>>();

function hear(message: unknown): void {
  const waiting = isOurs<Answer>(message, 'answer') ? asked.get(message.id) : undefined;
  if (!waiting) return;
  const { text, fault } = message as Answer;
  if (fault) waiting.reject(new Error(fault));
  else waiting.resolve(text);
}

/** In a server process. */
export function askSupervisor(about: string, withinMs: number): Promise<string> {
  const id = ++lastId;
  const answer = Promise.withResolvers<string>();
  const late = setTimeout(() => answer.reject(new Error('the supervisor did not answer in time')), withinMs);
  if (asked.size === 0) process.on('message', hear);
  asked.set(id, answer);
  process.send?.({ sgb: 'question', about, id } satisfies Question);
  return answer.promise.finally(() => {
    clearTimeout(late);
    asked.delete(id);
    if (asked.size === 0) process.off('message', hear);
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
