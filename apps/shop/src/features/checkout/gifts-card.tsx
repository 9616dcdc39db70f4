import type { CheckoutPreview } from '@sgb/contract/checkout.ts';
import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Sheet, SheetClose } from '@sgb/ui/sheet.tsx';
import { ChevronRight, Coins, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { OptionRow } from '../../shared/forms/option-row.tsx';
import type { Choices } from './choices.ts';

interface GiftsProps {
  readonly preview: CheckoutPreview;
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/** Coupon and S Coin: what is used, and all that could be. */
export function GiftsCard({ preview, choices, onChange }: GiftsProps) {
  return (
    <section
      aria-label="Coupon and S Coin"
      className="divide-y divide-line overflow-clip rounded-card border border-line bg-card"
    >
      <CouponRow preview={preview} choices={choices} onChange={onChange} />
      {preview.market === 0 && <CoinRow preview={preview} choices={choices} onChange={onChange} />}
    </section>
  );
}

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly word: string;
  readonly amount: string;
  readonly children: ReactNode;
}

function Row({ icon, title, word, amount, children }: RowProps) {
  return (
    <Sheet
      title={title}
      trigger={
        <button
          type="button"
          className="flex min-h-14 w-full items-center gap-3 px-4 text-left text-sm -outline-offset-2 hover:bg-sunk"
        >
          <span className="text-brand">{icon}</span>
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{title}</span>
            <span className="block truncate text-ink-soft text-xs">{word}</span>
          </span>
          {amount && <span className="money font-semibold text-good">{amount}</span>}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        </button>
      }
      footer={
        <SheetClose>
          <Button wide>Done</Button>
        </SheetClose>
      }
    >
      {children}
    </Sheet>
  );
}

function CouponRow({ preview: { coupons, couponId, breakdown }, choices, onChange }: GiftsProps) {
  const chosen = coupons.find(({ id }) => id === couponId);
  const [best] = coupons;
  // What was pressed shows at once; the amounts follow.
  const wished = choices.couponId ?? couponId ?? 0;
  return (
    <Row
      icon={<Ticket aria-hidden="true" className="size-5" />}
      title="Coupon"
      word={chosen ? chosen.name : coupons.length > 0 ? `${coupons.length} to choose from` : 'None you can use here'}
      amount={breakdown.couponCents > 0 ? `−${formatRand(breakdown.couponCents)}` : ''}
    >
      {coupons.length === 0 ? (
        <p className="text-ink-soft text-sm">
          None of your coupons can be used for these goods. One coupon can be used for each checkout, and not for
          clearance.
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-ink-soft text-sm">One for each checkout. The best is chosen for you.</legend>
          {coupons.map((coupon) => (
            <OptionRow
              key={coupon.id}
              name="coupon"
              checked={coupon.id === wished}
              onChoose={() => onChange({ ...choices, couponId: coupon.id })}
              title={coupon.name}
              amount={`−${formatRand(coupon.discountCents)}`}
            >
              {coupon.id === best?.id && 'Saves you the most. '}Good until {shortDate(lastMoment(coupon.expiresAt))}
            </OptionRow>
          ))}
          <OptionRow
            name="coupon"
            checked={wished === 0}
            onChoose={() => onChange({ ...choices, couponId: 0 })}
            title="Use none"
          />
        </fieldset>
      )}
    </Row>
  );
}

/** None, half and all of what may be used, in whole steps. */
function coinOptions(most: number, step: number): number[] {
  const half = Math.floor(most / 2 / step) * step;
  return [...new Set([most, half, 0])].filter((coins) => coins >= 0);
}

function CoinRow({ preview: { coins, breakdown }, choices, onChange }: GiftsProps) {
  const { most, step, balance, coinsForOneRand } = coins;
  const worth = (amount: number) => Math.floor((amount * 100) / coinsForOneRand);
  return (
    <Row
      icon={<Coins aria-hidden="true" className="size-5" />}
      title="S Coin"
      word={
        breakdown.scoin > 0
          ? `${formatCount(breakdown.scoin)} of ${formatCount(balance)} used`
          : most > 0
            ? `Up to ${formatRand(worth(most))} off`
            : `You have ${formatCount(balance)}`
      }
      amount={breakdown.scoinCents > 0 ? `−${formatRand(breakdown.scoinCents)}` : ''}
    >
      {most === 0 ? (
        <p className="text-ink-soft text-sm">
          {balance < step
            ? `S Coin are used from ${formatCount(step)} on, and you have ${formatCount(balance)}.`
            : 'Fee and freight of this checkout are too small to use S Coin.'}
        </p>
      ) : (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-ink-soft text-sm">
            You have {formatCount(balance)}. They may pay up to 30 % of fee and freight, in steps of {formatCount(step)}
            .
          </legend>
          {coinOptions(most, step).map((amount) => (
            <OptionRow
              key={amount}
              name="coins"
              checked={amount === Math.min(choices.coins, most)}
              onChoose={() => onChange({ ...choices, coins: amount })}
              title={amount === 0 ? 'Use none' : `${formatCount(amount)} S Coin`}
              amount={amount > 0 && `−${formatRand(worth(amount))}`}
            />
          ))}
        </fieldset>
      )}
    </Row>
  );
}
