import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { MessageCircle } from 'lucide-react';
import { CopyRow } from '../../shared/browser/copy-row.tsx';

interface CodeRowProps {
  code: string;
  amountCents: number;
  receiver: string;
}

/** A code to copy, or to send with WhatsApp. */
export function CodeRow({ code, amountCents, receiver }: CodeRowProps) {
  const words = `${receiver && `${receiver}, `}here is a gift voucher of ${formatRand(amountCents)} for SGB. Your code: ${code}`;
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <dl className="min-w-64 flex-1">
        <CopyRow label="Code" value={code} strong />
      </dl>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <MessageCircle aria-hidden="true" className="size-4" />
        WhatsApp
      </a>
    </div>
  );
}
