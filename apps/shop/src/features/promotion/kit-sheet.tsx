import type { LinkKit } from '@sgb/contract/promotion.ts';
import { channels, channelWords, linkFiles } from '@sgb/contract/promotion-rules.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { copyText } from '../../shared/browser/copy-text.ts';
import { CopyLink, ShareOnWhatsApp } from '../../shared/links/share.tsx';
import { QrCode } from '../../shared/pictures/qr-code.tsx';

/** A link with all that is needed to share it. */
export default function KitSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const answer = useQuery(query('GET /api/task/linkkit', { code }));
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Share it">
      <Answer of={answer} skeleton={<Skeleton className="h-96" />}>
        {(kit) => <Kit kit={kit} />}
      </Answer>
    </Sheet>
  );
}

async function copyWords(text: string): Promise<void> {
  if (await copyText(text)) notify('good', 'Words copied');
  else notify('warn', 'Copying did not work. Press and hold the text.');
}

function Kit({ kit: { code, title, address, priceCents, landedCents, captions } }: { kit: LinkKit }) {
  const files = linkFiles(code);
  const downloads = [
    ['Card for posts', files.square, `${code}.png`],
    ['Card for stories', files.tall, `${code}-tall.png`],
    ['QR code as PNG', files.qrPng, `${code}-qr.png`],
    ['QR code as SVG', files.qrSvg, `${code}-qr.svg`],
  ] as const;
  const forChat = captions.find(({ channel }) => channel === channels.whatsapp)?.text ?? address;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="break-words font-semibold">{title}</p>
        {priceCents !== null && (
          <p className="money text-sm">
            {formatRand(priceCents)}
            {landedCents !== null && <span className="text-ink-soft">, landed {formatRand(landedCents)}</span>}
          </p>
        )}
      </div>
      <p className="break-all rounded-control bg-sunk px-3 py-2 text-sm">{address}</p>
      <div className="flex flex-wrap gap-2">
        <CopyLink link={address} />
        <ShareOnWhatsApp words={forChat} />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <img
          src={files.square}
          alt={`Card of ${title} to share`}
          width={1080}
          height={1080}
          loading="lazy"
          className="aspect-square w-full rounded-control border border-line bg-sunk"
        />
        <QrCode
          text={address}
          label="Code that leads to the link"
          className="aspect-square w-full border border-line"
        />
      </div>
      <ul className="grid grid-cols-2 gap-2">
        {downloads.map(([label, href, name]) => (
          <li key={href}>
            <a href={href} download={name} className={buttonClass({ variant: 'secondary', size: 'sm', wide: true })}>
              <Download aria-hidden="true" className="size-4" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <section aria-label="Words ready to copy" className="flex flex-col gap-3">
        <h3 className="font-semibold">Words ready to copy</h3>
        {captions.map(({ channel, text }) => (
          <div key={channel} className="rounded-control border border-line p-3">
            <div className="flex items-center justify-between gap-2">
              <h4 className="font-medium text-sm">{channelWords[channel]}</h4>
              <Button
                variant="ghost"
                size="sm"
                guardMs={0}
                aria-label={`Copy the words for ${channelWords[channel]}`}
                onClick={() => copyWords(text)}
              >
                <Copy aria-hidden="true" className="size-4" />
              </Button>
            </div>
            <p className="whitespace-pre-line break-words text-ink-soft text-sm">{text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}
