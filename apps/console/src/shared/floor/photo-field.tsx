import { shrink } from '@sgb/ui/shrink.ts';
import { Camera, X } from 'lucide-react';
import { useEffect, useState } from 'react';

/** As large as our own pictures of goods become. */
const box = 1600;

interface PhotoFieldProps {
  readonly label: string;
  readonly least: number;
  readonly files: readonly File[];
  readonly fault: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** The camera of the phone, or files of the desk. */
export function PhotoField({ label, least, files, fault, onChange }: PhotoFieldProps) {
  async function add(chosen: FileList | null) {
    const small = await Promise.all([...(chosen ?? [])].map((file) => shrink(file, box)));
    onChange([...files, ...small].slice(0, 8));
  }
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium text-sm">
        {label} <span className="font-normal text-ink-soft">({least === 1 ? 'one' : `${least} at least`})</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {files.map((file) => (
          <Preview
            key={`${file.name} ${file.lastModified} ${file.size}`}
            file={file}
            onDrop={() => onChange(files.filter((each) => each !== file))}
          />
        ))}
        <label className="grid size-20 cursor-pointer place-items-center rounded-control border border-line-strong border-dashed bg-card text-ink-soft focus-within:outline-2 focus-within:outline-brand hover:bg-sunk">
          <Camera aria-hidden="true" />
          <span className="sr-only">{label}: add</span>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            multiple
            className="sr-only"
            onChange={({ target }) => {
              void add(target.files);
              target.value = '';
            }}
          />
        </label>
      </div>
      {fault && (
        <p role="alert" className="text-danger text-sm">
          {fault}
        </p>
      )}
    </fieldset>
  );
}

function Preview({ file, onDrop }: { file: File; onDrop: () => void }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className="relative size-20">
      {address && <img src={address} alt={file.name} className="size-20 rounded-control object-cover" />}
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onDrop}
        className="absolute -top-2 -right-2 grid size-8 place-items-center rounded-full border border-line bg-card shadow-soft"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </span>
  );
}
