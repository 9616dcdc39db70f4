import { Button, type ButtonLook, buttonClass } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Copy } from 'lucide-react';
import { copyText } from '../browser/copy-text.ts';
import { ExternalLink } from './external-link.tsx';

/** Opens WhatsApp, which asks whom to send the words to. */
export function ShareOnWhatsApp({ words, variant = 'action', wide = false }: { words: string } & ButtonLook) {
  return (
    <ExternalLink
      href={`https://wa.me/?text=${encodeURIComponent(words)}`}
      className={buttonClass({ variant, wide }, wide ? undefined : 'flex-1 whitespace-nowrap')}
    >
      Share on WhatsApp
    </ExternalLink>
  );
}

export function CopyLink({ link }: { link: string }) {
  const copy = async () => {
    if (await copyText(link)) notify('good', 'The link is copied.');
    else notify('warn', 'Your browser does not let us copy', { description: link });
  };
  return (
    <Button
      variant="secondary"
      guardMs={0}
      className="flex-1"
      onClick={copy}
      icon={<Copy aria-hidden="true" className="size-4" />}
    >
      Copy link
    </Button>
  );
}
