import type { PromotionTool } from '@sgb/contract/promotion.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { CopyRow } from '../../shared/browser/copy-row.tsx';

function redeemedWords(people: number): string {
  if (people === 0) return 'Nobody has yet.';
  return people === 1 ? '1 person has.' : `${formatCount(people)} people have.`;
}

/** What stays the same whatever is shared. */
export function CodesCard({ data: { inviteCode, address, coupon } }: { data: PromotionTool }) {
  return (
    <Card as="section" aria-label="Your codes" className="flex flex-col gap-2 max-lg:order-first">
      <CardHeader title="Your codes" className="mb-0" />
      <dl>
        <CopyRow label="Invite code" value={inviteCode} strong />
        <CopyRow label="Coupon code" value={coupon.code} strong />
        <CopyRow label="Invite link" value={address} />
      </dl>
      <p className="text-ink-soft text-sm">
        New people turn your coupon code into {coupon.terms} once, on their page of coupons.{' '}
        {redeemedWords(coupon.redeemed)}
      </p>
      <p className="text-ink-soft text-xs">
        Whoever comes with your code counts for you if they register within 30 days and have followed nobody else’s
        since. Accounts of your own, of your device or paid from your bank account earn nothing.
      </p>
    </Card>
  );
}
