import { orderTextLimits, refundTypeWords } from '@sgb/contract/order-refunds.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { type RefundType, refundTypes } from '@sgb/contract/order-states.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';

interface AskFormProps {
  order: OrderCard;
  terms: RefundTerms;
  onClose: () => void;
}

const least = 5;

/** A wish that the supplier has to agree to. */
export function AskForm({ order, terms, onClose }: AskFormProps) {
  const api = useApi();
  const changed = useChanged();
  const [type, setType] = useState<RefundType>(terms.types[0] ?? refundTypes.cancel);
  const [content, setContent] = useState('');
  const [tried, setTried] = useState(false);
  const wish = { shoporderid: order.id, refundtype: type, content, reason: terms.reason };
  // Of a refund without a return the amount is agreed on; an exchange brings none.
  const exact = type === refundTypes.cancel || type === refundTypes.returnGoods;
  const ask = useMutation({
    mutationFn: () =>
      api.call('POST /api/shoporder/saverefundinfo', { ...wish, ...(exact && { backCents: terms.backCents }) }),
    async onSuccess() {
      notify('good', `We ask the supplier. You hear from us within ${terms.answerDays} days.`);
      onClose();
      await changed('orders', 'messages');
    },
  });
  const fault = content.trim().length < least ? 'Please say in a few words why.' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) ask.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {terms.types.length > 1 && (
        <Field label="What would you like?">
          <Select
            options={terms.types.map((each) => ({ value: String(each), label: refundTypeWords[each] }))}
            value={String(type)}
            onChange={({ currentTarget }) =>
              setType(terms.types.find((each) => String(each) === currentTarget.value) ?? type)
            }
          />
        </Field>
      )}
      {!exact && (
        <Notice tone="info">
          {type === refundTypes.exchange
            ? 'The supplier sends another one. No money moves.'
            : 'You keep the goods. We agree on a part of their price with the supplier.'}
        </Notice>
      )}
      <Field label="Tell the supplier why" required error={tried ? fault : undefined}>
        <Textarea
          rows={3}
          maxLength={orderTextLimits.content}
          value={content}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
      </Field>
      {ask.error && <Notice tone="danger">{ask.error.message}</Notice>}
      <Button type="submit" variant="action" wide loading={ask.isPending}>
        {exact ? `Ask for ${formatRand(terms.backCents)} back` : 'Ask the supplier'}
      </Button>
    </form>
  );
}
