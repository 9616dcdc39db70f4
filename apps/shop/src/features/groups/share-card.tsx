import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Copy } from 'lucide-react';
import { copyText } from '../../shared/browser/copy-text.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { ExternalLink } from '../../shared/links/external-link.tsx';

const pathOf = (code: string) => `/shop/register/groupbuy?inviteCode=${code}`;

/** How neighbours find the group. */
export function ShareCard({ inviteCode }: { inviteCode: string }) {
  // The address of the shop is known to the browser alone.
  const link = `${useMounted() ? location.origin : ''}${pathOf(inviteCode)}`;
  const copy = async () => {
    const copied = await copyText(link);
    if (copied) notify('good', 'The link is copied.');
    else notify('warn', `Your browser does not let us copy. Your code is ${inviteCode}.`);
  };
  const words = `Join my group at SGB: we ship together and pay less. My code is ${inviteCode}. ${link}`;
  return (
    <Card as="section" aria-label="Invite neighbours" className="flex flex-col gap-3">
      <CardHeader title="Invite neighbours" className="mb-0" />
      <p className="text-sm">
        Your invite code is <strong className="money text-lg">{inviteCode}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <ExternalLink
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          className={buttonClass({ variant: 'action' }, 'flex-1 whitespace-nowrap')}
        >
          Share on WhatsApp
        </ExternalLink>
        <Button
          variant="secondary"
          guardMs={0}
          className="flex-1"
          onClick={copy}
          icon={<Copy aria-hidden="true" className="size-4" />}
        >
          Copy link
        </Button>
      </div>
    </Card>
  );
}
