import type { CheckoutPreview } from '@sgb/contract/checkout.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { CreditCard } from 'lucide-react';
import { rechargeHref } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import type { Paying } from './use-checkout.ts';

const gatewayWords: Record<GatewayName, { readonly name: string; readonly text: string }> = {
  payfast: { name: 'PayFast', text: 'Card, instant EFT, SnapScan and more' },
  ozow: { name: 'Ozow', text: 'Instant EFT from your bank' },
  yoco: { name: 'Yoco', text: 'Debit or credit card' },
};

interface PayButtonProps {
  readonly owed: Pick<CheckoutPreview, 'missingCents' | 'rechargeCents' | 'gateways'> & { readonly totalCents: number };
  readonly disabled: boolean;
  readonly loading: boolean;
  readonly onPay: (paying: Exclude<Paying, 'later'>) => void;
  /** Where a recharge by hand leads back to. */
  readonly back: string;
  /** The amount stands beside it already: it is spoken and not shown. */
  readonly short?: boolean;
  readonly className?: string;
}

/** Pays from the balance or, where that is too low, recharges what lacks and pays with it. */
export function PayButton({ owed, disabled, loading, onPay, back, short = false, className }: PayButtonProps) {
  const { missingCents, rechargeCents, gateways, totalCents } = owed;
  if (missingCents === 0) {
    return (
      <Button
        variant="action"
        size="lg"
        className={className}
        disabled={disabled}
        loading={loading}
        onClick={() => onPay('now')}
      >
        Pay <span className={cx('money', short && 'max-lg:sr-only')}>{formatRand(totalCents)}</span>
      </Button>
    );
  }
  return (
    <Sheet
      title="Recharge & Pay"
      description={`Your balance is ${formatRand(missingCents)} too low.`}
      trigger={
        <Button variant="action" size="lg" className={className} disabled={disabled} loading={loading}>
          Recharge & Pay
        </Button>
      }
    >
      <p className="text-sm">
        You recharge <b className="money">{formatRand(rechargeCents)}</b>. As soon as the money arrives, your orders are
        paid automatically at the price you see. What is left stays in your balance.
      </p>
      <div className="mt-4 flex flex-col gap-2">
        {gateways.map((gateway) => (
          <Button
            key={gateway}
            variant="secondary"
            className="h-auto! min-h-14 justify-start text-left"
            loading={loading}
            onClick={() => onPay(gateway)}
            icon={<CreditCard aria-hidden="true" className="size-5 shrink-0 text-brand" />}
          >
            <span>
              {gatewayWords[gateway].name}
              <span className="block font-normal text-ink-soft text-xs">{gatewayWords[gateway].text}</span>
            </span>
          </Button>
        ))}
        <Link to={rechargeHref(rechargeCents, back)} className={buttonClass({ variant: 'ghost' })}>
          Recharge by EFT or another amount first
        </Link>
      </div>
    </Sheet>
  );
}
