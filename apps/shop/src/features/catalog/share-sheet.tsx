import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../shared/browser/copy-text.ts';
import { productHref } from '../../shared/links/link.tsx';
import { QrCode } from '../../shared/pictures/qr-code.tsx';

interface ShareSheetProps {
  title: string;
  productId: string;
  onClose: () => void;
}

/** WhatsApp, the clipboard, the phone's own menu, and a code to hold before another phone. */
export default function ShareSheet({ title, productId, onClose }: ShareSheetProps) {
  // The plain address: what brought this shopper here is nobody else's business.
  const url = `${location.origin}/shop${productHref(productId)}`;
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(url));
  // Refused also when the menu is closed without a choice, which is no error.
  const more = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Share this product" width="sm">
      <p className="line-clamp-2 font-medium text-sm">{title}</p>
      <p className="break-all text-ink-soft text-sm">{url}</p>
      <div className="mt-4 flex flex-col gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary', wide: true })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          WhatsApp
        </a>
        <Button
          variant="secondary"
          wide
          guardMs={0}
          onClick={copy}
          icon={
            copied ? <Check aria-hidden="true" className="size-5" /> : <Copy aria-hidden="true" className="size-5" />
          }
        >
          Copy link
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" wide onClick={more} icon={<Share2 aria-hidden="true" className="size-5" />}>
            More ways
          </Button>
        )}
      </div>
      <p aria-live="polite" className="mt-2 min-h-5 text-center text-good text-sm">
        {copied === true && 'Link copied'}
        {copied === false && (
          <span className="text-warn">Your browser does not let us copy: mark the address above.</span>
        )}
      </p>
      <figure className="mt-2 flex flex-col items-center gap-2">
        <QrCode text={url} label={`QR code of ${title}`} className="w-44" />
        <figcaption className="text-ink-soft text-xs">Scan it with the camera of another phone.</figcaption>
      </figure>
    </Sheet>
  );
}
