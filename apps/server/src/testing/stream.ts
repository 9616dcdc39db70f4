import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

interface Heard {
  readonly id: number;
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what came, whatever it is
  readonly data: any;
}

export interface Listener {
  readonly http: number;
  readonly events: readonly Heard[];
  /** Resolves once there are so many events. */
  until(count: number): Promise<void>;
  readonly ended: Promise<void>;
  stop(): void;
}

/** Reads server-sent events as a browser would. */
export async function listenTo(address: string, lastEventId?: number): Promise<Listener> {
  // Not fetch: it opens lines in advance, and a server that stops waits for them.
  const headers = lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) };
  const request = get(address, { agent: false, headers });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const events: Heard[] = [];
  const news = new EventEmitter();
  const read = async () => {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const bytes of answer as AsyncIterable<Buffer>) {
      rest += decoder.decode(bytes, { stream: true });
      const frames = rest.split('\n\n');
      rest = frames.pop() ?? '';
      for (const lines of frames.map((frame) => frame.split('\n'))) {
        const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const data = field('data');
        if (data) events.push({ id: Number(field('id')), name: field('event') ?? '', data: JSON.parse(data) });
      }
      news.emit('more');
    }
  };
  const ended = read().catch(() => undefined);
  return {
    http: answer.statusCode ?? 0,
    events,
    ended,
    async until(count) {
      while (events.length < count) await once(news, 'more');
    },
    stop: () => request.destroy(),
  };
}
