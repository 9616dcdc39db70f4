import { roundCardPath } from '@sgb/contract/round-rules.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Download } from 'lucide-react';
import { useMounted } from '../../../shared/browser/mounted.ts';
import { CopyLink, ShareOnWhatsApp } from '../../../shared/links/share.tsx';
import { kilos, roundHref } from '../rounds/words.ts';

function invitation({ name, leader, nextTier }: RoundDetail, link: string): string {
  const missing = nextTier ? ` ${kilos(nextTier.missingGrams)} more and it gets cheaper for everybody.` : '';
  return `Ship together with ${leader.name}: ${name}.${missing} ${link}`;
}

/** A link and a picture for WhatsApp. */
export function ShareRound({ round }: { round: RoundDetail }) {
  // The address of the shop is known to the browser alone.
  const link = `${useMounted() ? location.origin : ''}/shop${roundHref(round.id, round.public ? '' : round.code)}`;
  const code = round.public ? '' : round.code;
  return (
    <Card as="section" aria-label="Share this round" className="flex flex-col gap-3">
      <CardHeader title="Ask others to join" className="mb-0" />
      <img
        src={roundCardPath(round.id, 'square', code)}
        alt={`Card of ${round.name} to share`}
        width={1080}
        height={1080}
        loading="lazy"
        className="w-full max-w-72 self-center rounded-control border border-line bg-sunk"
      />
      <ShareOnWhatsApp words={invitation(round, link)} wide />
      <div className="flex flex-wrap gap-2">
        <CopyLink link={link} />
        <a
          href={roundCardPath(round.id, 'tall', code)}
          download={`round-${round.id}.png`}
          className={buttonClass({ variant: 'secondary' }, 'flex-1 whitespace-nowrap')}
        >
          <Download aria-hidden="true" className="size-4" />
          Status picture
        </a>
      </div>
    </Card>
  );
}
