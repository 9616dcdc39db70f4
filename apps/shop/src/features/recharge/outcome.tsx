import type { Recharge } from '@sgb/contract/recharge.ts';
import { formatRand } from '@sgb/money/format.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { CircleCheck, CircleSlash, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useReturn } from './return-to.ts';
import { methodWords, vouchersHref } from './words.ts';

interface Shown {
  Icon: LucideIcon;
  tone: string;
  title: string;
  text: ReactNode;
}

function shownOf({ status, method, bonus, reasonText, note }: Recharge): Shown {
  if (status === 20) {
    const extra = bonus > 0 ? ` The bonus of ${formatRand(bonus)} is there as well.` : '';
    return {
      Icon: CircleCheck,
      tone: 'text-good',
      title: 'It is in your balance',
      text: `You can spend it at once.${extra}`,
    };
  }
  if (status === 30) {
    const text = [reasonText, note].filter(Boolean).join(' ');
    return { Icon: CircleX, tone: 'text-danger', title: 'This recharge did not work', text };
  }
  if (status === 40) {
    const text = 'You cancelled it. If you have paid anyway, please contact us.';
    return { Icon: CircleSlash, tone: 'text-ink-soft', title: 'Cancelled', text };
  }
  const text = `We look for your ${methodWords[method].name} on our bank statement and send you a message.`;
  return { Icon: Hourglass, tone: 'text-info', title: 'Under review', text };
}

/** How a recharge ended; one that was not paid at its gateway has a page of its own. */
export function Outcome({ recharge }: { recharge: Recharge }) {
  const { status, method, amount, number } = recharge;
  const { Icon, tone, title, text } = shownOf(recharge);
  useReturn(recharge);
  return (
    <Card as="section" className="flex flex-col items-center gap-3 py-8 text-center">
      <Icon aria-hidden="true" className={`size-14 ${tone}`} />
      <h1 className="font-bold text-xl">{title}</h1>
      <p className="money font-bold text-2xl">{formatRand(amount)}</p>
      <p className="max-w-sm text-ink-soft text-sm">{text}</p>
      <p className="text-ink-soft text-xs">
        {number} · {methodWords[method].name}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {status === 20 ? (
          <Link to="/" className={buttonClass({ variant: 'action' })}>
            Shopping Now
          </Link>
        ) : (
          <Link to={vouchersHref} className={buttonClass({ variant: 'action' })}>
            Show my proofs
          </Link>
        )}
        <Link to={status === 20 ? '/bill/index' : to.recharge} className={buttonClass({ variant: 'secondary' })}>
          {status === 20 ? 'My bill' : 'My recharges'}
        </Link>
      </div>
    </Card>
  );
}
