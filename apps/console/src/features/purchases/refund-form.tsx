import type { OutputOf } from '@sgb/contract/client.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { centsIn } from '../../shared/forms/amounts.ts';
import { PicturesField } from '../../shared/forms/pictures-field.tsx';
import { faultIn, useFields } from '../../shared/forms/use-fields.ts';
import { changes, type Purchase } from './purchase.ts';

type Terms = OutputOf<'GET /api/staff/purchase/refundterms'>;

interface FormProps {
  readonly one: Purchase;
  readonly onDone: () => void;
}

/** For one of the supplier's orders, as the supplier site allows it now. */
export function RefundForm({ one, onDone }: FormProps) {
  const [supplierOrderId, setOrder] = useState(one.supplierOrders[0]?.id ?? '');
  const terms = useQuery({
    ...query('GET /api/staff/purchase/refundterms', { id: one.id, supplierOrderId }),
    staleTime: 60_000,
  });
  return (
    <div className="flex flex-col gap-4">
      {one.supplierOrders.length > 1 && (
        <Select
          aria-label="Their order"
          value={supplierOrderId}
          onChange={({ target }) => setOrder(target.value)}
          options={one.supplierOrders.map(({ id, status }) => ({ value: id, label: `${id} (${status})` }))}
        />
      )}
      <Answer of={terms}>
        {(found) => (
          <Wish key={supplierOrderId} one={one} onDone={onDone} supplierOrderId={supplierOrderId} terms={found} />
        )}
      </Answer>
    </div>
  );
}

function Wish({ one, terms, supplierOrderId, onDone }: FormProps & { terms: Terms; supplierOrderId: string }) {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const [returning, setReturning] = useState(false);
  const { values, on } = useFields({
    reasonId: terms.reasons[0]?.id ?? '',
    goods: formatDecimal(terms.goodsFen),
    freight: '0.00',
    note: '',
  });
  const ask = useAct('POST /api/staff/purchase/refund', {
    done: 'Written down and sent to the supplier site',
    changes: [...changes, 'GET /api/staff/purchase/refunds'],
  });
  const reason = terms.reasons.find(({ id }) => id === values.reasonId);
  const goodsFen = centsIn(values.goods.replaceAll(',', ''));
  const freightFen = centsIn(values.freight.replaceAll(',', ''));
  const [tried, setTried] = useState(false);
  const wrong = {
    goods: goodsFen === undefined || goodsFen > terms.goodsFen ? `At most ¥${formatDecimal(terms.goodsFen)}.` : '',
    freight:
      freightFen === undefined || freightFen > terms.freightFen ? `At most ¥${formatDecimal(terms.freightFen)}.` : '',
    note: values.note.trim().length < 2 ? 'Say in a few words what is wrong.' : '',
    photos: reason?.needsPictures && photos.length === 0 ? 'This reason needs a picture.' : '',
  };
  const shownFault = (field: keyof typeof wrong, name: string) => (tried && wrong[field]) || faultIn(ask.error, name);
  function send() {
    setTried(true);
    if (Object.values(wrong).some(Boolean) || goodsFen === undefined || freightFen === undefined) return;
    const { reasonId, note } = values;
    const wish = { id: one.id, supplierOrderId, reasonId, returning, goodsFen, freightFen, note, photos: [...photos] };
    ask.mutate(wish, { onSuccess: onDone });
  }
  return (
    <div className="flex flex-col gap-4">
      <Field label="Reason" error={faultIn(ask.error, 'reasonId')} hint={reason?.tip}>
        <Select {...on('reasonId')} options={terms.reasons.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <Field
        label={`For the goods, ¥ (at most ${formatDecimal(terms.goodsFen)})`}
        error={shownFault('goods', 'goodsFen')}
      >
        <Input inputMode="decimal" readOnly={terms.whole} {...on('goods')} />
      </Field>
      <Field
        label={`For the freight, ¥ (at most ${formatDecimal(terms.freightFen)})`}
        error={shownFault('freight', 'freightFen')}
      >
        <Input inputMode="decimal" readOnly={reason?.noFreight ?? false} {...on('freight')} />
      </Field>
      {terms.received && (
        <Checkbox checked={returning} onChange={setReturning} label="The goods go back to the seller" />
      )}
      <Field label="What is wrong" error={shownFault('note', 'note')}>
        <Textarea maxLength={150} rows={3} {...on('note')} />
      </Field>
      <PicturesField
        label="Pictures"
        purpose="goods"
        most={5}
        sent={photos}
        onChange={setPhotos}
        error={shownFault('photos', 'photos')}
      />
      <Button className="self-start" loading={ask.isPending} onClick={send}>
        Ask the seller
      </Button>
    </div>
  );
}
