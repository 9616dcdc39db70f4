import type { Envelope } from '@sgb/contract/endpoint.ts';
import { readTicket } from '../session/session.ts';

interface Given {
  readonly ticket: string;
}

export interface LineOptions<Opened extends Given> {
  /** The call that gives a ticket for the stream, and what it is asked with. */
  readonly ask: { readonly path: string; readonly input: object };
  /** Where the stream is, with the ticket. */
  readonly address: (given: Opened) => string;
  readonly names: readonly string[];
  readonly hear: (name: string, data: string, lastEventId: string) => void;
  /** The line is open, or it is not. */
  readonly online: (online: boolean) => void;
}

export interface OpenLine {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** A tab that nobody looks at lets go of its line; it catches up when somebody does. */
const hiddenMs = 60_000;
const longestPauseMs = 30_000;

/** Not through the client: a line that breaks in the background must not lead to another page. */
async function askTicket<Opened extends Given>({
  path,
  input,
}: LineOptions<Opened>['ask']): Promise<Opened | 'over' | null> {
  try {
    const query = new URLSearchParams({ ticket: readTicket() ?? '' });
    const answer = await fetch(`${path}?${query}`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (answer.status === 401) return 'over';
    const envelope = (await answer.json()) as Envelope<Opened>;
    return envelope.status === 0 ? envelope.data : null;
  } catch {
    return null;
  }
}

/** A line to the shop that stays open: it comes back when it was lost, a little later each time. */
export function openLine<Opened extends Given>(options: LineOptions<Opened>): OpenLine {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let closed = false;

  function hang(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  /** Longer each time, and never all browsers at the same moment. */
  function later(): void {
    hang();
    options.online(false);
    const pause = Math.min(longestPauseMs, 1000 * 2 ** tries++) * (0.5 + Math.random() / 2);
    timer = setTimeout(() => void connect(), pause);
  }

  async function connect(): Promise<void> {
    hang();
    const given = await askTicket<Opened>(options.ask);
    if (closed || given === 'over' || source) return;
    if (!given) return later();
    const opened = new EventSource(options.address(given));
    source = opened;
    opened.onopen = () => {
      tries = 0;
      options.online(true);
    };
    // By itself the browser goes on only with the ticket it has, which is soon old.
    opened.onerror = () => source === opened && later();
    for (const name of options.names) {
      opened.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        if (source === opened) options.hear(name, data, lastEventId);
      });
    }
  }

  function onVisibility(): void {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(hang, hiddenMs);
    else if (!source) void connect();
  }

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onVisibility);
  void connect();
  return {
    isOpen: () => source?.readyState === EventSource.OPEN,
    close() {
      closed = true;
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', onVisibility);
      hang();
    },
  };
}
