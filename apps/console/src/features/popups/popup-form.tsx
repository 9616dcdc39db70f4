import type { InputOf } from '@sgb/contract/client.ts';
import { type AudienceKind, audienceFault, audienceKinds } from '@sgb/contract/popup-audiences.ts';
import { popupTypes } from '@sgb/contract/popup-types.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { momentIn, typedMoment } from '../../shared/forms/moments.ts';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { AudiencePreview } from './audience-preview.tsx';
import type { Popup } from './popup.ts';

type Wish = InputOf<'POST /api/staff/popup/make'>;

const changes = ['GET /api/staff/popup/list'] as const;
const types = [
  { value: String(popupTypes.notice), label: 'Notice' },
  { value: String(popupTypes.message), label: 'Message' },
  { value: String(popupTypes.task), label: 'Task' },
  { value: String(popupTypes.coupon), label: 'Coupon' },
];
const kindWords: Readonly<Record<AudienceKind, string>> = {
  everybody: 'Everybody',
  tier: 'Members of tiers: none, silver, golden, platinum',
  accounttype: 'Kinds of account: personal, business, ambassador, member, bigcustomer, influencer',
  country: 'Countries by name',
  suburb: 'Suburbs by name',
  bought: 'Who bought within so many days',
  accounts: 'Single accounts by username',
};
const listOf = (text: string) =>
  text
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** Whom it reaches is counted before it can be made; nobody and everybody are asked twice. */
export function PopupForm({ one, onDone }: { one?: Popup; onDone: () => void }) {
  const { values, on } = useFields({
    type: String(one?.type ?? popupTypes.notice),
    title: one?.title ?? '',
    content: one?.content ?? '',
    link: one?.link ?? '',
    coupons: one?.coupons.join(', ') ?? '',
    kind: one?.audience.kind ?? 'tier',
    of: one?.audience.of.join(', ') ?? '',
    from: typedMoment(one?.from ?? new Date().toISOString()),
    until: typedMoment(one?.until ?? ''),
    priority: String(one?.priority ?? 5),
  });
  const [counted, setCounted] = useState<{ readonly asked: string; readonly sure: 0 | 1 }>({ asked: '', sure: 0 });
  const make = useAct('POST /api/staff/popup/make', { done: 'Made', changes });
  const change = useAct('POST /api/staff/popup/change', { done: 'Changed', changes });
  const saving = one ? change : make;
  const isCoupon = values.type === String(popupTypes.coupon);
  const audience = { kind: values.kind as AudienceKind, of: values.kind === 'everybody' ? [] : listOf(values.of) };
  const from = momentIn(values.from);
  const until = momentIn(values.until);
  const fault = audienceFault(audience);
  const asked = JSON.stringify(audience);
  function send() {
    if (!from || !until) return;
    const wish: Wish = {
      type: Number(values.type) as 2,
      title: values.title,
      content: values.content,
      link: values.link.trim(),
      coupons: isCoupon ? listOf(values.coupons) : [],
      audience,
      from,
      until,
      priority: Number(values.priority),
      sure: counted.sure,
    };
    if (one) change.mutate({ ...wish, id: one.id }, { onSuccess: onDone });
    else make.mutate(wish, { onSuccess: onDone });
  }
  const error = (field: string) => faultIn(saving.error, field);
  return (
    <div className="flex flex-col gap-3">
      <Field label="Kind">
        <Select {...on('type')} options={types} />
      </Field>
      <Field label="Title" error={error('title')}>
        <Input maxLength={80} {...on('title')} />
      </Field>
      <Field label="What it says" error={error('content')}>
        <Textarea rows={3} maxLength={1000} {...on('content')} />
      </Field>
      {isCoupon && (
        <Field label="Coupons" hint="Their keys, such as snatch.freight; three at most." error={error('coupons')}>
          <Input {...on('coupons')} />
        </Field>
      )}
      <Field label="Leads to" hint="A page of the shop, such as /coupon/index." error={error('link')}>
        <Input maxLength={300} {...on('link')} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="From" error={error('from')}>
          <Input type="datetime-local" {...on('from')} />
        </Field>
        <Field label="Until" error={error('until') ?? (until ? undefined : 'Say until when.')}>
          <Input type="datetime-local" {...on('until')} />
        </Field>
      </div>
      <Field label="Priority" hint="9 comes before 1, of those of one kind.">
        <Select
          {...on('priority')}
          options={Array.from({ length: 9 }, (_, n) => ({ value: String(9 - n), label: String(9 - n) }))}
        />
      </Field>
      <Field label="For">
        <Select {...on('kind')} options={audienceKinds.map((value) => ({ value, label: kindWords[value] }))} />
      </Field>
      {values.kind !== 'everybody' && (
        <Field label="Which" hint="With commas between them." error={values.of ? fault : error('of')}>
          <Textarea rows={2} {...on('of')} />
        </Field>
      )}
      {!fault && <AudiencePreview key={asked} audience={audience} onSure={(sure) => setCounted({ asked, sure })} />}
      <Button
        className="self-start"
        loading={saving.isPending}
        disabled={Boolean(fault) || !from || !until || counted.asked !== asked}
        onClick={send}
      >
        {one ? 'Change it' : 'Make it'}
      </Button>
      {counted.asked !== asked && <p className="text-ink-soft text-sm">Count the people first.</p>}
    </div>
  );
}
