import type { CallName } from '@sgb/contract/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../shared/api/api.ts';
import { askAgain } from '../../shared/api/ask-again.ts';

const againMs = 5_000;

/** Asks again for these whenever something happens in a chat that is mine; who has none of it asks every so often. */
export function useChatEvents(calls: readonly CallName[]): void {
  const client = useQueryClient();
  const names = calls.join(' ');
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const tell = () => {
      for (const name of names.split(/ (?=GET)/)) void askAgain(client, { queryKey: [name] });
    };
    async function open() {
      // Each ticket is good for one minute, so that every line asks for its own.
      const opened = await api.call('POST /api/chat/stream', {}).catch(() => null);
      if (gone) return;
      if (!opened) {
        timer = setTimeout(open, againMs);
        return;
      }
      const query = new URLSearchParams({ ticket: opened.ticket, after: String(opened.after) });
      source = new EventSource(`/api/chat/events?${query}`);
      for (const kind of ['message', 'read', 'reset']) source.addEventListener(kind, tell);
      source.onerror = () => {
        source?.close();
        if (!gone) timer = setTimeout(open, againMs);
      };
    }
    void open();
    return () => {
      gone = true;
      clearTimeout(timer);
      source?.close();
    };
  }, [client, names]);
}
