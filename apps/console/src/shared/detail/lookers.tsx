import type { LookingEvents } from '@sgb/contract/looking.ts';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '../api/api.ts';

const againMs = 10_000;

/** Who else has this open, as the live stream tells. */
function useLookers(path: string, id: string): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const later = () => {
      setNames([]);
      if (!gone) timer = setTimeout(open, againMs);
    };
    async function open() {
      // Each ticket is good for one minute, so that every line asks for its own.
      const opened = await api.call('GET /api/staff/looking/ticket', { path, id }).catch(() => null);
      if (gone) return;
      if (!opened) return later();
      source = new EventSource(`/api/staff/looking/events?${new URLSearchParams({ ticket: opened.ticket })}`);
      source.addEventListener('lookers', ({ data }) => {
        setNames((JSON.parse(data) as LookingEvents['lookers']).names);
      });
      source.onerror = () => {
        source?.close();
        later();
      };
    }
    void open();
    return () => {
      gone = true;
      clearTimeout(timer);
      source?.close();
    };
  }, [path, id]);
  return names;
}

export function Lookers({ path, id }: { path: string; id: string }) {
  const names = useLookers(path, id);
  return (
    <p role="status" className="float-right flex items-center gap-1.5 text-info text-sm">
      {names.length > 0 && (
        <>
          <Eye aria-hidden="true" className="size-4" />
          {names.join(', ')} {names.length === 1 ? 'has' : 'have'} this open too
        </>
      )}
    </p>
  );
}
