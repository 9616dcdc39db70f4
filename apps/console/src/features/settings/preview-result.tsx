import type { OutputOf } from '@sgb/contract/client.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Notice } from '@sgb/ui/notice.tsx';

type Preview = OutputOf<'POST /api/staff/setting/preview'>;

export function PreviewResult({ preview: { changes, unusual, examples } }: { preview: Preview }) {
  if (changes.length === 0) return <Notice tone="info">This is what is in force already.</Notice>;
  return (
    <section aria-label="What it changes" className="flex flex-col gap-3 rounded-control bg-sunk p-3 text-sm">
      <ul className="flex flex-col gap-1">
        {changes.map(({ path, before, after }) => (
          <li key={path} className="flex flex-wrap gap-2">
            <span className="font-medium">{path || 'The value'}</span>
            <span className="break-all text-ink-soft line-through">{before || 'nothing'}</span>
            <span aria-hidden="true">→</span>
            <span className="break-all font-semibold">{after || 'nothing'}</span>
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <ul aria-label="Examples" className="flex flex-col gap-1 border-line border-t pt-2">
          {examples.map(({ label, before, after }) => (
            <li key={label}>
              {label}: {formatRand(before)} → <span className="font-semibold">{formatRand(after)}</span>
            </li>
          ))}
        </ul>
      )}
      {unusual.map((words) => (
        <Notice key={words} tone="warn">
          {words}
        </Notice>
      ))}
    </section>
  );
}
