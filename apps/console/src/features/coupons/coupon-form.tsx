import { allCouponTypes } from '@sgb/contract/coupon-types.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useAct } from '../../shared/api/api.ts';
import { centsIn, randOf, wholeIn } from '../../shared/forms/amounts.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import type { Coupon } from './coupon.ts';
import { typeWords } from './coupon-words.ts';

/** What was given keeps the terms that it was given with. */
export function CouponForm({ one, onDone }: { one?: Coupon; onDone: () => void }) {
  const { values, on } = useFields({
    key: one?.key ?? '',
    name: one?.name ?? '',
    type: String(one?.type ?? 1),
    how: one && one.basisPoints > 0 ? 'part' : 'amount',
    rand: one && one.amountCents > 0 ? randOf(one.amountCents) : '',
    percent: one && one.basisPoints > 0 ? String(one.basisPoints / 100) : '',
    cap: one && one.capCents > 0 ? randOf(one.capCents) : '',
    minimum: randOf(one?.minimumCents ?? 0),
    days: String(one?.lifeDays ?? 30),
  });
  const changes = ['GET /api/staff/coupon/list', 'GET /api/staff/coupon/offers'] as const;
  const save = useAct('POST /api/staff/coupon/save', { done: 'Saved', changes });
  const isPart = values.how === 'part';
  const percent = Number(values.percent.replace(',', '.'));
  const terms = {
    amountcents: isPart ? 0 : centsIn(values.rand),
    basispoints: isPart ? Math.round(percent * 100) : 0,
    capcents: isPart ? centsIn(values.cap) : 0,
    minimumcents: centsIn(values.minimum),
  };
  const lifedays = wholeIn(values.days);
  const { amountcents, capcents, minimumcents } = terms;
  const known =
    amountcents !== undefined && capcents !== undefined && minimumcents !== undefined && lifedays !== undefined;
  const off = isPart ? percent > 0 && percent <= 100 && Boolean(capcents) : Boolean(amountcents);
  const error = (field: string) => faultIn(save.error, field);
  function send() {
    if (!known) return;
    save.mutate(
      {
        ...(one && { id: one.id }),
        key: values.key.trim(),
        name: values.name,
        type: Number(values.type) as 1,
        ...terms,
        lifedays,
      },
      { onSuccess: onDone },
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Name" hint="Shoppers read it." error={error('name')}>
          <Input maxLength={60} {...on('name')} />
        </Field>
        <Field
          label="Key"
          hint={one ? 'It stays: pop-ups call it by that.' : 'Such as easter.freight.'}
          error={error('key')}
        >
          <Input maxLength={40} readOnly={one !== undefined} {...on('key')} />
        </Field>
        <Field label="Good for">
          <Select {...on('type')} options={allCouponTypes.map((id) => ({ value: String(id), label: typeWords[id] }))} />
        </Field>
        <Field label="Takes off">
          <Select
            {...on('how')}
            options={[
              { value: 'amount', label: 'An amount' },
              { value: 'part', label: 'A part, up to an amount' },
            ]}
          />
        </Field>
        {isPart ? (
          <>
            <Field label="Part (%)" error={error('basispoints')}>
              <Input inputMode="decimal" {...on('percent')} />
            </Field>
            <Field label="At most (R)" error={error('capcents')}>
              <Input inputMode="decimal" {...on('cap')} />
            </Field>
          </>
        ) : (
          <Field label="Amount (R)" error={error('amountcents')}>
            <Input inputMode="decimal" {...on('rand')} />
          </Field>
        )}
        <Field label="From a sum of (R)" error={error('minimumcents')}>
          <Input inputMode="decimal" {...on('minimum')} />
        </Field>
        <Field label="Lives for (days)" error={error('lifedays')}>
          <Input inputMode="numeric" {...on('days')} />
        </Field>
      </div>
      <Button
        className="self-start"
        loading={save.isPending}
        disabled={!known || !off || values.name.trim().length < 3 || !values.key.trim()}
        onClick={send}
      >
        Save
      </Button>
    </div>
  );
}
