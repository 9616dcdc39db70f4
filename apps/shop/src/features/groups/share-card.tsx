import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { useMounted } from '../../shared/browser/mounted.ts';
import { CopyLink, ShareOnWhatsApp } from '../../shared/links/share.tsx';

const pathOf = (code: string) => `/shop/register/groupbuy?inviteCode=${code}`;

/** How neighbours find the group. */
export function ShareCard({ inviteCode }: { inviteCode: string }) {
  // The address of the shop is known to the browser alone.
  const link = `${useMounted() ? location.origin : ''}${pathOf(inviteCode)}`;
  const words = `Join my group at SGB: we ship together and pay less. My code is ${inviteCode}. ${link}`;
  return (
    <Card as="section" aria-label="Invite neighbours" className="flex flex-col gap-3">
      <CardHeader title="Invite neighbours" className="mb-0" />
      <p className="text-sm">
        Your invite code is <strong className="money text-lg">{inviteCode}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <ShareOnWhatsApp words={words} />
        <CopyLink link={link} />
      </div>
    </Card>
  );
}
