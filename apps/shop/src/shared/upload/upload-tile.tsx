import { IconButton } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { FileText, Film, RotateCw, TriangleAlert, X } from 'lucide-react';
import type { Own, Pending } from './use-uploads.ts';

const frame = 'relative size-24 overflow-hidden rounded-control border bg-sunk md:size-28';

function Face({ file: { name, kind, preview } }: { file: Own }) {
  if (preview) return <img src={preview} alt={name} className="size-full object-cover" />;
  const Icon = kind === 'video' ? Film : FileText;
  return (
    <span className="grid size-full place-items-center content-center gap-1 p-2 text-ink-soft">
      <Icon aria-hidden="true" className="size-7" />
      <bdi className="w-full truncate text-center text-xs">{name}</bdi>
    </span>
  );
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      size="sm"
      guardMs={0}
      onClick={onClick}
      className="absolute! top-1 right-1 size-8! rounded-full"
    >
      <X aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

/** A file that has arrived. */
export function DoneTile({ file, onRemove }: { file: Own; onRemove: (() => void) | undefined }) {
  return (
    <li className={cx(frame, 'border-line')}>
      <Face file={file} />
      {onRemove && <Remove label={`Remove ${file.name}`} onClick={onRemove} />}
    </li>
  );
}

/** A file on its way: how far it is, and what can be done about it. */
export function PendingTile({ file, onRetry, onCancel }: { file: Pending; onRetry: () => void; onCancel: () => void }) {
  const percent = Math.round(file.part * 100);
  const stuck = file.state === 'broken' || file.state === 'refused';
  return (
    <li className={cx(frame, stuck ? 'border-danger' : 'border-line')}>
      <div className={cx('size-full', stuck ? 'opacity-30' : 'opacity-60')}>
        <Face file={file} />
      </div>
      {file.state === 'refused' && (
        <TriangleAlert aria-hidden="true" className="absolute inset-0 m-auto size-8 text-danger" />
      )}
      {file.state === 'broken' ? (
        <IconButton
          label={`Go on with ${file.name}`}
          variant="primary"
          guardMs={0}
          onClick={onRetry}
          className="absolute! inset-0 m-auto rounded-full"
        >
          <RotateCw aria-hidden="true" className="size-5" />
        </IconButton>
      ) : null}
      {!stuck && (
        <div
          role="progressbar"
          aria-label={`Uploading ${file.name}`}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="absolute inset-x-2 bottom-2 h-2 overflow-hidden rounded-full bg-card"
        >
          <div className="h-full rounded-full bg-brand transition-[width]" style={{ width: `${percent}%` }} />
        </div>
      )}
      <Remove label={`${stuck ? 'Remove' : 'Cancel'} ${file.name}`} onClick={onCancel} />
    </li>
  );
}
