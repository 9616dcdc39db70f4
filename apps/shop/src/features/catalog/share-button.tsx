import { IconButton } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Share2 } from 'lucide-react';
import { copyText } from './copy-text.ts';

/** The phone's own share menu, or the link on the clipboard where there is none. */
async function share(title: string): Promise<void> {
  const { href: url } = location;
  if (navigator.share) {
    // Refused also when the menu is closed without a choice, which is no error.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  const copied = await copyText(url);
  if (copied) notify('good', 'Link copied');
  else notify('warn', 'Your browser does not let us copy', { description: url });
}

export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton label="Share this product" onClick={() => share(title)}>
      <Share2 aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
