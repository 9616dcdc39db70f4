import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Copy } from 'lucide-react';
import { copyText } from './copy-text.ts';

interface CopyRowProps {
  label: string;
  value: string;
  strong?: boolean;
  /** Where it is not English. */
  lang?: string;
}

/** A fact that belongs into somebody's banking app or another shop, with a button that takes it there. */
export function CopyRow({ label, value, strong, lang }: CopyRowProps) {
  const copy = async () => {
    const copied = await copyText(value);
    notify(copied ? 'good' : 'danger', copied ? `${label} copied` : 'Copying did not work. Press and hold the text.');
  };
  return (
    <div className="flex items-center gap-3 py-1.5">
      <dt className="w-28 shrink-0 text-ink-soft text-sm">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3">
        <span
          lang={lang}
          className={
            strong
              ? 'wrap-anywhere min-w-0 flex-1 font-bold text-base tabular-nums'
              : 'wrap-anywhere min-w-0 flex-1 text-sm'
          }
        >
          {value}
        </span>
        <Button variant="ghost" size="sm" aria-label={`Copy ${label.toLowerCase()}`} onClick={copy} guardMs={0}>
          <Copy aria-hidden="true" className="size-4" />
        </Button>
      </dd>
    </div>
  );
}
