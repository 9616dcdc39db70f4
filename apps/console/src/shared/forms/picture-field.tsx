import { type PurposeName, purposes } from '@sgb/contract/upload-purposes.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { readTicket } from '../session/ticket.ts';

/** Sends a picture whole: none is larger than one chunk. Gives the name that the shop has for it. */
export async function sendPicture(purpose: PurposeName, file: File): Promise<string> {
  const { name, type, size, lastModified: modified } = file;
  const begun = await api.call('GET /api/upload/file', { name, type, size, dirtype: purpose, modified, rename: 1 });
  const query = new URLSearchParams({ fileName: begun.fileName, ticket: readTicket() ?? '' });
  const answer = await fetch(`/api/upload/file?${query}`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/octet-stream', 'content-range': `bytes 0-${size - 1}/${size}` },
    body: file,
  });
  const told: { status: number; message: string; data?: { fileName: string } } = await answer.json();
  if (told.status !== 0 || !told.data) throw new Error(told.message);
  return told.data.fileName;
}

interface PictureFieldProps {
  readonly label: string;
  readonly purpose: PurposeName;
  /** What it has now; '' for none. */
  readonly shown: string;
  readonly error?: string | undefined;
  readonly onSent: (fileName: string) => void;
}

/** One picture of the shop's own. */
export function PictureField({ label, purpose, shown, error, onSent }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState(shown);
  const [busy, setBusy] = useState(false);
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const most = (purposes[purpose].kinds as { image?: number }).image ?? 0;
    if (file.size > most) return notify('danger', `A picture may have ${most / 1024 / 1024} MB at most.`);
    setBusy(true);
    await sendPicture(purpose, file)
      .then((name) => {
        setPreview(`/files/${name}`);
        onSent(name);
      })
      .catch((fault: Error) => notify('danger', fault.message));
    setBusy(false);
  }
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      {preview && <img src={preview} alt="" className="max-h-40 w-full rounded-control bg-sunk object-cover" />}
      <input id={id} ref={input} type="file" accept="image/*" className="sr-only" tabIndex={-1} onChange={take} />
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {preview ? 'Another picture' : 'Choose a picture'}
      </Button>
      {error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
