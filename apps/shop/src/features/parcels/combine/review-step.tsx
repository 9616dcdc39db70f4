import { lastMoment, shortDate } from '@sgb/contract/date-words.ts';
import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { OptionRow } from '../../../shared/forms/option-row.tsx';
import { groupWords } from '../words.ts';
import type { Combine } from './use-combine.ts';

interface ReviewStepProps {
  readonly combine: Combine;
  readonly preview: ShipPreview;
  readonly declared: boolean;
  readonly onDeclare: (declared: boolean) => void;
  readonly autoDebit: boolean;
  readonly onAutoDebit: (allowed: boolean) => void;
  readonly rehearse: boolean;
  readonly onRehearse: (rehearse: boolean) => void;
}

/** What customs are told, and what is used to pay with. */
export default function ReviewStep(props: ReviewStepProps) {
  const { combine, preview, declared, onDeclare, autoDebit, onAutoDebit, rehearse, onRehearse } = props;
  const { rehearsal } = preview;
  return (
    <>
      <Card as="section" aria-labelledby="declare-title">
        <CardHeader title={<span id="declare-title">What customs are told</span>} />
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-ink-soft text-xs">
              <th className="pb-1 font-normal">Goods</th>
              <th className="pb-1 text-right font-normal">Pieces</th>
              <th className="pb-1 text-right font-normal">Value</th>
            </tr>
          </thead>
          <tbody>
            {preview.declaration.map(({ goodsClass, quantity, valueCents }) => (
              <tr key={goodsClass} className="border-line border-t">
                <td className="py-2">
                  {groupWords[goodsClass].name}
                  <span className="block text-ink-soft text-xs">{groupWords[goodsClass].code}</span>
                </td>
                <td className="py-2 text-right tabular-nums">{formatCount(quantity)}</td>
                <td className="money py-2 text-right">{formatRand(valueCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-line border-t font-semibold">
              <td className="pt-2" colSpan={2}>
                Declared value
              </td>
              <td className="money pt-2 text-right">{formatRand(preview.declaredCents)}</td>
            </tr>
          </tfoot>
        </table>
        <p className="mt-2 text-ink-soft text-xs">These are the prices you paid. They cannot be changed.</p>
        <Checkbox
          className="mt-2"
          checked={declared}
          onChange={onDeclare}
          label="I confirm that these goods, groups and values are right."
        />
      </Card>
      <Card as="section" aria-labelledby="gifts-title">
        <CardHeader title={<span id="gifts-title">Coupon and S Coin</span>} />
        <Coupons combine={combine} preview={preview} />
        <Coins combine={combine} preview={preview} />
      </Card>
      {rehearsal && (
        <Card as="section" aria-label="Rehearsal packing">
          <Checkbox
            checked={rehearse}
            onChange={onRehearse}
            label={
              <span className="flex flex-col">
                <span className="font-medium">
                  Rehearsal packing, <span className="money">{formatRand(rehearsal.cents)}</span>
                </span>
                <span className="text-ink-soft text-xs">
                  We pack and weigh it first, so that you know the freight before you pay it. If you pay it within{' '}
                  {rehearsal.creditDays} days, the {formatRand(rehearsal.cents)} comes off.
                </span>
              </span>
            }
          />
        </Card>
      )}
      {!rehearse && (
        <Card as="section" aria-label="If it weighs more">
          <Checkbox
            checked={autoDebit}
            onChange={onAutoDebit}
            label={
              <span className="flex flex-col">
                <span className="font-medium">If it weighs a little more, pay from my balance</span>
                <span className="text-ink-soft text-xs">
                  Up to 5 % more is on us. Between 5 and 15 % is taken from your balance, so that the parcel leaves at
                  once; without this it waits for you. If it weighs less, the difference comes back.
                </span>
              </span>
            }
          />
        </Card>
      )}
    </>
  );
}

type PartProps = Pick<ReviewStepProps, 'combine' | 'preview'>;

function Coupons({ combine: { choices, change }, preview: { coupons, couponId, quote } }: PartProps) {
  if (coupons.length === 0)
    return <p className="text-ink-soft text-sm">None of your coupons can be used for freight.</p>;
  const wished = choices.couponId ?? couponId ?? 0;
  const tier = quote.find(({ kind }) => kind === 'freightDiscount');
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-ink-soft text-sm">One coupon for each parcel. The best is chosen for you.</legend>
      {coupons.map(({ id, name, discountCents, expiresAt }) => (
        <OptionRow
          key={id}
          name="coupon"
          checked={id === wished}
          onChoose={() => change({ ...choices, couponId: id })}
          title={name}
          amount={`−${formatRand(discountCents)}`}
        >
          Good until {shortDate(lastMoment(expiresAt))}
        </OptionRow>
      ))}
      <OptionRow
        name="coupon"
        checked={wished === 0}
        onChoose={() => change({ ...choices, couponId: 0 })}
        title="Use none"
      >
        {tier && `Your membership takes ${formatRand(-tier.cents)} off instead.`}
      </OptionRow>
    </fieldset>
  );
}

function Coins({ combine: { choices, change }, preview: { coins } }: PartProps) {
  const { balance, most, used, step, coinsForOneRand } = coins;
  const worth = (amount: number) => Math.floor((amount * 100) / coinsForOneRand);
  if (most === 0) {
    return (
      <p className="mt-3 text-ink-soft text-sm">
        You have {formatCount(balance)} S Coin. From {formatCount(step)} you can use them for part of the freight.
      </p>
    );
  }
  return (
    <Checkbox
      className="mt-2"
      checked={choices.coins > 0}
      onChange={(on) => change({ ...choices, coins: on ? most : 0 })}
      label={
        <span>
          Use {formatCount(most)} of {formatCount(balance)} S Coin
          <span className="money font-semibold text-good"> −{formatRand(worth(used || most))}</span>
        </span>
      }
    />
  );
}
