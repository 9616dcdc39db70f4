import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Copy, MessageCircle } from 'lucide-react';
import { copyText } from '../../shared/browser/copy-text.ts';

interface CodeRowProps {
  code: string;
  amountCents: number;
  receiver: string;
}

/** A code to copy, or to send with WhatsApp. */
export function CodeRow({ code, amountCents, receiver }: CodeRowProps) {
  const words = `${receiver && `${receiver}, `}here is a gift voucher of ${formatRand(amountCents)} for SGB. Your code: ${code}`;
  const copy = async () => {
    const copied = await copyText(code);
    notify(copied ? 'good' : 'danger', copied ? 'Code copied' : 'Copying did not work. Press and hold the code.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="min-w-64 flex-1 font-bold text-lg tabular-nums">{code}</p>
      <Button
        variant="secondary"
        size="sm"
        guardMs={0}
        onClick={copy}
        icon={<Copy aria-hidden="true" className="size-4" />}
      >
        Copy code
      </Button>
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
