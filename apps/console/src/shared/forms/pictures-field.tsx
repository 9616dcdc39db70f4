import type { PurposeName } from '@sgb/contract/upload-purposes.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { sendPicture } from './picture-field.tsx';

interface PicturesFieldProps {
  readonly label: string;
  readonly purpose: PurposeName;
  readonly most: number;
  /** The names that the shop has for what was sent. */
  readonly sent: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (sent: readonly string[]) => void;
}

/** Some pictures, each of which can be taken away again. */
export function PicturesField({ label, purpose, most, sent, error, onChange }: PicturesFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])].slice(0, most - sent.length);
    target.value = '';
    setBusy(true);
    const names: string[] = [];
    for (const file of files) {
      await sendPicture(purpose, file).then(
        (name) => names.push(name),
        (fault: Error) => notify('danger', `${file.name}: ${fault.message}`),
      );
    }
    onChange([...sent, ...names]);
    setBusy(false);
  }
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <ul className="flex flex-wrap gap-2 text-sm">
        {sent.map((name, place) => (
          <li key={name}>
            <Button size="sm" variant="secondary" onClick={() => onChange(sent.filter((other) => other !== name))}>
              Picture {place + 1}: take away
            </Button>
          </li>
        ))}
      </ul>
      <input
        id={id}
        ref={input}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        tabIndex={-1}
        onChange={take}
      />
      {sent.length < most && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          loading={busy}
          onClick={() => input.current?.click()}
        >
          Add pictures
        </Button>
      )}
      {error && <p className="text-danger text-sm">{error}</p>}
    </div>
  );
}
