import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { PictureLinks } from '../../shared/links/picture-links.tsx';
import type { Talk } from './talk.ts';

type Message = Talk['messages'][number];

/** The newest at the end, as it was said; older ones on demand. */
export function Messages({ talk }: { talk: Talk }) {
  const [older, setOlder] = useState<{ messages: readonly Message[]; more: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const newest = talk.messages[0]?.number ?? 0;
  // What has moved out of the newest since then stays where it was read.
  const shown = [...(older?.messages ?? []).filter(({ number }) => number < newest), ...talk.messages];
  async function load() {
    setBusy(true);
    const before = shown[0]?.number ?? 1;
    const part = await api.call('GET /api/staff/chat/detail', { id: talk.id, before }).catch(() => null);
    if (part) setOlder({ messages: [...part.messages, ...(older?.messages ?? [])], more: part.more });
    setBusy(false);
  }
  return (
    <section aria-label="Messages" className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      {(older?.more ?? talk.more) && (
        <Button variant="ghost" size="sm" className="self-center" loading={busy} onClick={load}>
          Older messages
        </Button>
      )}
      <ol className="flex flex-col gap-3 text-sm">
        {shown.map(({ number, fromShopper, by, text, pictures, sentAt }) => (
          <li
            key={number}
            className={cx('flex max-w-[85%] flex-col gap-1', fromShopper ? 'items-start' : 'items-end self-end')}
          >
            <span className="text-ink-soft text-xs">
              {by} · {dateAndTime(sentAt)}
            </span>
            {text && (
              <span
                className={cx(
                  'whitespace-pre-wrap break-words rounded-card px-3 py-2',
                  fromShopper ? 'bg-sunk' : 'bg-brand-soft',
                )}
              >
                {text}
              </span>
            )}
            {pictures.length > 0 && <PictureLinks of={pictures} what="Picture" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
