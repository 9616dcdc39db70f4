import { notify } from '@sgb/ui/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { askAgain } from '../api/ask-again.ts';
import { useMe } from '../session/me.ts';
import { type Act, actsOf, sendActs } from './acts.ts';
import { deviceStore } from './device-store.ts';
import { sender } from './send.ts';

/** How often a line that was lost is tried again, beside the moment when the browser says that it is back. */
const againMs = 10_000;

const changed = [
  'GET /api/staff/floor/scan',
  'GET /api/staff/warehouse/arrivals',
  'GET /api/staff/warehouse/expected',
  'GET /api/staff/warehouse/goods',
  'GET /api/staff/split/list',
  'GET /api/staff/parcel/picklist',
  'GET /api/staff/parcel/list',
  'GET /api/staff/stock/list',
  'GET /api/staff/stockup/dispatches',
  'GET /api/staff/stockup/batches',
  'GET /api/staff/stockup/shelves',
  'GET /api/staff/today',
] as const;

export interface Acts {
  /** What is on this device and not with the shop yet, and what the shop refused. */
  readonly kept: readonly Act[];
  readonly offline: boolean;
  readonly sending: boolean;
  /** Keeps it, then sends it as soon as there is a line. */
  add(act: Omit<Act, 'who' | 'at' | 'refused'>): Promise<void>;
  drop(act: Act): Promise<void>;
  flush(): void;
}

export const ActsContext = createContext<Acts | null>(null);

export function useActs(): Acts {
  const acts = use(ActsContext);
  if (!acts) throw new Error('ActsContext is missing');
  return acts;
}

/** One for a page: what was done in our warehouses and is on its way to the shop. */
export function useActQueue(): Acts {
  const { username } = useMe();
  const client = useQueryClient();
  const [kept, setKept] = useState<readonly Act[]>([]);
  const [offline, setOffline] = useState(false);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const again = useRef(false);

  const look = useCallback(async () => setKept(await actsOf(deviceStore, username, Date.now())), [username]);

  const flush = useCallback(async () => {
    // One at a time: what was added meanwhile goes with the next turn.
    again.current = true;
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    try {
      while (again.current) {
        again.current = false;
        const end = await sendActs(deviceStore, username, sender(deviceStore), Date.now);
        setOffline(end.offline);
        for (const { words } of end.done) notify('good', words);
        if (end.done.length > 0) await Promise.all(changed.map((call) => askAgain(client, { queryKey: [call] })));
        await look();
      }
    } finally {
      busy.current = false;
      setSending(false);
    }
  }, [client, look, username]);

  useEffect(() => {
    const go = () => void flush();
    go();
    const timer = setInterval(go, againMs);
    addEventListener('online', go);
    return () => {
      clearInterval(timer);
      removeEventListener('online', go);
    };
  }, [flush]);

  return {
    kept,
    offline,
    sending,
    async add(act) {
      await deviceStore.put({ ...act, who: username, at: Date.now(), refused: '' });
      await look();
      await flush();
    },
    async drop({ key }) {
      await deviceStore.remove(key);
      await look();
    },
    flush: () => void flush(),
  };
}
