import { formatPercent, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { isWaiting } from '../../shared/api/waiting.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { examplesOf, isRate, ourRate, type Rates, rateIn, rateWords, type Which } from './rate.ts';

const changes = ['GET /api/staff/exchange/rates', 'GET /api/staff/decision/list'] as const;

const options = [
  { value: 'rate', label: 'Our rate, until the next 09:00' },
  { value: 'market', label: 'The market’s rate, of which ours is made at 09:00' },
];

/** By the clock of the shop. */
const momentOf = (local: string) => new Date(`${local}:00+02:00`).toISOString();

/** What a yuan shall cost, from when, and where that is from. */
export function SetForm({ rates, onDone }: { rates: Rates; onDone: () => void }) {
  const { values, on } = useFields({ of: 'rate', rate: '', from: '', reason: '' });
  const [sure, setSure] = useState(false);
  const set = useAct('POST /api/staff/exchange/set', { done: 'Set', changes });
  const of = values.of as Which;
  const rate = rateIn(values.rate);
  const known = isRate(rate);
  const ours = known ? ourRate(of, rate, rates.marginBasisPoints) : rates.now.rate;
  const moved = Math.round(((ours - rates.now.rate) * 10_000) / rates.now.rate);
  const leaps = Math.abs(moved) > rates.mostChangeBasisPoints;
  const ready = known && values.reason.trim().length >= 5 && (!leaps || sure);
  const send = () =>
    known &&
    set.mutate(
      {
        ...{ of, rate, reason: values.reason, seen: rates.seen[of], sure: sure ? 1 : 0 },
        ...(values.from && { from: momentOf(values.from) }),
      },
      { onSuccess: onDone, onError: (error) => isWaiting(error) && onDone() },
    );
  return (
    <div className="flex flex-col gap-3">
      <Field label="What to set">
        <Select {...on('of')} options={options} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Rand for one yuan"
          hint={`Now ${rateWords(rates[of === 'rate' ? 'now' : 'market'].rate)}.`}
          error={values.rate && !known ? 'Between 0.5 and 10, with four places at most.' : faultIn(set.error, 'rate')}
        >
          <Input inputMode="decimal" {...on('rate')} />
        </Field>
        <Field label="From when" optional hint="Johannesburg time. Left empty: at once.">
          <Input type="datetime-local" {...on('from')} />
        </Field>
      </div>
      <Field label="Where it is from" hint="Such as: SARB, 15 November, 10:00." error={faultIn(set.error, 'reason')}>
        <Input maxLength={200} {...on('reason')} />
      </Field>
      {known && (
        <section aria-label="What it changes" className="rounded-control bg-sunk p-3 text-sm">
          <p>
            Our rate: {rateWords(rates.now.rate)} → {rateWords(ours)} ({moved > 0 ? '+' : ''}
            {formatPercent(moved)})
          </p>
          <ul className="mt-1">
            {examplesOf(rates.now.rate, ours).map(({ yuan, before, after }) => (
              <li key={yuan}>
                Goods of ¥ {yuan}: {formatRand(before)} → {formatRand(after)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {known && leaps && (
        <Checkbox
          checked={sure}
          onChange={setSure}
          label={`It moves by more than ${formatPercent(rates.mostChangeBasisPoints)}, and I mean it`}
        />
      )}
      <Button className="self-start" loading={set.isPending} disabled={!ready} onClick={send}>
        Ask a second person
      </Button>
    </div>
  );
}
