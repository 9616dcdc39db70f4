import type { ChatEvents } from '@sgb/contract/chat.ts';
import type { Envelope } from '@sgb/contract/endpoint.ts';
import { readTicket } from '../session/session.ts';

type Handlers = { readonly [Name in keyof ChatEvents]?: (data: ChatEvents[Name]) => void } & {
  /** The line is open, or it is not. */
  readonly online?: (online: boolean) => void;
};

/** A tab that nobody looks at lets go of its line; it catches up when somebody does. */
const hiddenMs = 60_000;
const longestPauseMs = 30_000;

const everybody = new Set<Handlers>();
let source: EventSource | null = null;
let after: number | null = null;
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function tell<Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]): void {
  for (const handlers of [...everybody]) (handlers[name] as ((data: ChatEvents[Name]) => void) | undefined)?.(data);
}

function tellOnline(online: boolean): void {
  for (const { online: hear } of [...everybody]) hear?.(online);
}

/** Not through the client: a line that breaks in the background must not lead to another page. */
async function askTicket(): Promise<{ ticket: string; after: number } | 'over' | null> {
  try {
    const query = new URLSearchParams({ ticket: readTicket() ?? '' });
    const answer = await fetch(`/api/chat/stream?${query}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (answer.status === 401) return 'over';
    const envelope = (await answer.json()) as Envelope<{ ticket: string; after: number }>;
    return envelope.status === 0 ? envelope.data : null;
  } catch {
    return null;
  }
}

function hang(): void {
  clearTimeout(timer);
  source?.close();
  source = null;
}

/** Longer each time, and never all browsers at the same moment. */
function later(): void {
  hang();
  tellOnline(false);
  const pause = Math.min(longestPauseMs, 1000 * 2 ** tries++) * (0.5 + Math.random() / 2);
  timer = setTimeout(() => void connect(), pause);
}

async function connect(): Promise<void> {
  hang();
  if (everybody.size === 0) return;
  const given = await askTicket();
  if (everybody.size === 0 || given === 'over' || source) return;
  if (!given) return later();
  after ??= given.after;
  const query = new URLSearchParams({ ticket: given.ticket, after: String(after) });
  const opened = new EventSource(`/api/chat/events?${query}`);
  source = opened;
  opened.onopen = () => {
    tries = 0;
    tellOnline(true);
  };
  // By itself the browser goes on only with the ticket it has, which is soon old.
  opened.onerror = () => source === opened && later();
  for (const name of ['message', 'read', 'reset'] as const) {
    opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
      if (source !== opened) return;
      after = Number(lastEventId);
      tell(name, JSON.parse(data));
    });
  }
}

function onVisibility(): void {
  clearTimeout(timer);
  if (document.hidden) timer = setTimeout(hang, hiddenMs);
  else if (!source) void connect();
}

/** Hears what happens in one's talks; one line for the whole tab, open as long as somebody listens. */
export function listenToChat(handlers: Handlers): () => void {
  everybody.add(handlers);
  if (everybody.size === 1) {
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', onVisibility);
    void connect();
  } else if (source?.readyState === EventSource.OPEN) handlers.online?.(true);
  return () => {
    everybody.delete(handlers);
    if (everybody.size > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onVisibility);
    hang();
    // Whoever listens next may be somebody else.
    after = null;
    tries = 0;
  };
}
