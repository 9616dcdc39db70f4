import { dateAndTime } from '@sgb/contract/date-words.ts';
import { helpText } from '@sgb/contract/help-text.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../shared/api/api.ts';

/** How it was before; an older text is taken into the form, and saved as a new version. */
export function Versions({ type, onTake }: { type: string; onTake: (text: string) => void }) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(query('GET /api/staff/help/versions', { type, page }));
  if (!data || data.total === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer">Older versions ({data.total})</summary>
      <ul className="mt-3 flex flex-col gap-2">
        {data.items.map(({ id, writtenAt, by, title, body }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
          >
            <span>
              {title} · {dateAndTime(writtenAt)} · {by || 'came with the shop'}
            </span>
            <Button size="sm" variant="secondary" onClick={() => onTake(helpText(body))}>
              Take this text
            </Button>
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <div className="mt-2 flex gap-2">
          <Button size="sm" variant="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button size="sm" variant="secondary" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </div>
      )}
    </details>
  );
}
