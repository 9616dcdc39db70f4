import { endingsOf, type PurposeName, purposes } from '@sgb/contract/upload-purposes.ts';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { Camera, CircleAlert, ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { query } from '../api/api.ts';
import { useMounted } from '../browser/mounted.ts';
import { giveUp } from './give-up.ts';
import { DoneTile, PendingTile } from './upload-tile.tsx';
import { hintOf } from './upload-words.ts';
import { type Own, useUploads } from './use-uploads.ts';

export interface UploadFieldProps {
  label: string;
  purpose: PurposeName;
  /** The names of the files that have arrived, in their order: what a form sends. */
  value: readonly string[];
  onChange: (fileNames: string[]) => void;
  /** Whether files are still on their way; a form waits for them. */
  onBusy?: (busy: boolean) => void;
  /** Fewer than the purpose allows. */
  most?: number;
  error?: string | undefined;
}

const addLook =
  'grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-control border border-line-strong border-dashed bg-card text-ink-soft text-xs hover:border-brand hover:text-brand md:size-28';

/** Files that were there before this page: asked for by name. */
function useEarlier(names: readonly string[]): ReadonlyMap<string, Own> {
  const input = { fileNames: names.join(',') };
  const { data } = useQuery({ ...query('GET /api/upload/files', input), enabled: names.length > 0 });
  return new Map(
    data?.files.map((file) => [
      file.fileName,
      { name: file.orgfileName, kind: file.kind, preview: file.kind === 'image' ? `${file.address}&w=320` : null },
    ]),
  );
}

/** Picks, drops or photographs files and uploads them at once; inside a form it is one field with a list of names. */
export function UploadField({ label, purpose, value, onChange, onBusy, most, error }: UploadFieldProps) {
  const id = useId();
  const limit = Math.min(most ?? Number.POSITIVE_INFINITY, purposes[purpose].most);
  const latest = useRef(value);
  const [dragging, setDragging] = useState(false);
  const [tooMany, setTooMany] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  // Before that nothing would listen to the button.
  const mounted = useMounted();
  useEffect(() => {
    latest.current = value;
  }, [value]);

  const change = (next: readonly string[]) => {
    latest.current = next;
    onChange([...next]);
  };
  const uploads = useUploads(purpose, (fileName) => {
    if (!latest.current.includes(fileName)) change([...latest.current, fileName]);
  });
  const { pending, own } = uploads;
  const earlier = useEarlier(value.filter((fileName) => !own.has(fileName)));
  const onTheirWay = pending.filter(({ state }) => state !== 'refused');
  const room = limit - value.length - onTheirWay.length;
  const busy = onTheirWay.length > 0;
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const add = (files: FileList | null) => {
    const picked = [...(files ?? [])];
    setTooMany(picked.length > room);
    uploads.add(picked.slice(0, Math.max(0, room)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    add(event.dataTransfer.files);
  };
  const troubles = pending.filter(({ message }) => message);
  const shown = {
    accept: endingsOf(purpose)
      .map((ending) => `.${ending}`)
      .join(','),
    hidden: true,
    tabIndex: -1,
  };
  const pictures = 'image' in purposes[purpose].kinds;
  return (
    <fieldset
      aria-describedby={`${id}-hint ${id}-trouble`}
      className={cx('rounded-card', dragging && 'outline-2 outline-brand outline-offset-4')}
      onDragOver={(event) => {
        event.preventDefault();
        setDragging(room > 0);
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={drop}
    >
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <ul className="flex flex-wrap gap-3">
        {value.map((fileName) => (
          <DoneTile
            key={fileName}
            file={own.get(fileName) ?? earlier.get(fileName) ?? { name: 'File', kind: null, preview: null }}
            onRemove={() => {
              change(latest.current.filter((each) => each !== fileName));
              giveUp(fileName);
            }}
          />
        ))}
        {pending.map((file) => (
          <PendingTile
            key={file.key}
            file={file}
            onRetry={() => uploads.retry(file.key)}
            onCancel={() => uploads.cancel(file.key)}
          />
        ))}
        {room > 0 && (
          <li>
            <button type="button" disabled={!mounted} onClick={() => picker.current?.click()} className={addLook}>
              <ImagePlus aria-hidden="true" className="size-6" />
              {limit === 1 ? 'Choose a file' : 'Add files'}
            </button>
          </li>
        )}
        {room > 0 && pictures && (
          // Only where a finger points: there the camera is at hand.
          <li className="hidden pointer-coarse:block">
            <button type="button" disabled={!mounted} onClick={() => camera.current?.click()} className={addLook}>
              <Camera aria-hidden="true" className="size-6" />
              Take a photo
            </button>
          </li>
        )}
      </ul>
      <input
        {...shown}
        ref={picker}
        type="file"
        multiple={limit > 1}
        onChange={({ currentTarget }) => {
          add(currentTarget.files);
          // The same file may be picked again after it was refused or removed.
          currentTarget.value = '';
        }}
      />
      <input
        {...shown}
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={({ currentTarget }) => {
          add(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} className="mt-1 text-ink-soft text-xs">
        {hintOf(purpose, limit)}
      </p>
      <div id={`${id}-trouble`} aria-live="polite" className="text-danger text-sm">
        {[
          ...(error ? [{ key: 'error', text: error, msg: '' }] : []),
          ...(tooMany ? [{ key: 'many', text: `At most ${limit} can be added; the rest was left out.`, msg: '' }] : []),
          ...troubles.map(({ key, name, message, msg }) => ({ key, text: `${name}: ${message}`, msg })),
        ].map(({ key, text, msg }) => (
          <p key={key} className="mt-1 flex items-start gap-1">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere">
              {text} {msg && <span lang="zh">({msg})</span>}
            </span>
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {busy ? `${onTheirWay.length} on the way` : value.length > 0 ? `${value.length} uploaded` : ''}
      </p>
    </fieldset>
  );
}
