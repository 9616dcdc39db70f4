import type { ChatEvents } from '@sgb/contract/chat.ts';
import { type OpenLine, openLine } from '../live/line.ts';

type Handlers = { readonly [Name in keyof ChatEvents]?: (data: ChatEvents[Name]) => void } & {
  /** The line is open, or it is not. */
  readonly online?: (online: boolean) => void;
};

const everybody = new Set<Handlers>();
let line: OpenLine | null = null;

function open(): OpenLine {
  let after: number | null = null;
  return openLine<{ ticket: string; after: number }>({
    ask: { path: '/api/chat/stream', input: {} },
    address(given) {
      after ??= given.after;
      return `/api/chat/events?${new URLSearchParams({ ticket: given.ticket, after: String(after) })}`;
    },
    names: ['message', 'read', 'reset'],
    hear(name, data, lastEventId) {
      after = Number(lastEventId);
      const heard: unknown = JSON.parse(data);
      for (const handlers of [...everybody]) {
        (handlers[name as keyof ChatEvents] as ((heard: unknown) => void) | undefined)?.(heard);
      }
    },
    online(online) {
      for (const { online: hear } of [...everybody]) hear?.(online);
    },
  });
}

/** Hears what happens in one's talks; one line for the whole tab, open as long as somebody listens. */
export function listenToChat(handlers: Handlers): () => void {
  everybody.add(handlers);
  if (line?.isOpen()) handlers.online?.(true);
  line ??= open();
  return () => {
    everybody.delete(handlers);
    if (everybody.size > 0) return;
    // Whoever listens next may be somebody else.
    line?.close();
    line = null;
  };
}
