import { orderTextLimits } from '@sgb/contract/order-refunds.ts';
import type { OrderDetail } from '@sgb/contract/orders.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';

/** A note for oneself, and a remark that our buyers read until they have bought. */
export function NotesCard({ order }: { order: OrderDetail }) {
  const api = useApi();
  const { id } = order;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardHeader title="Notes" className="mb-0" />
      <Words
        key={`mark ${order.mark}`}
        label="For yourself"
        hint="Nobody else sees it."
        first={order.mark}
        most={orderTextLimits.mark}
        save={(mark) => api.call('POST /api/shoporder/editmark', { id, mark })}
      />
      {order.remarkOpen ? (
        <Words
          key={`remark ${order.remark}`}
          label="For our buyers"
          hint="They read it until they have bought."
          first={order.remark}
          most={orderTextLimits.remark}
          save={(remark) => api.call('POST /api/shoporder/update', { id, remark })}
        />
      ) : (
        order.remark && (
          <p className="text-sm">
            <span className="text-ink-soft">For our buyers:</span> {order.remark}
          </p>
        )
      )}
    </Card>
  );
}

interface WordsProps {
  label: string;
  hint: string;
  first: string;
  most: number;
  save: (text: string) => Promise<unknown>;
}

function Words({ label, hint, first, most, save }: WordsProps) {
  const changed = useCallsChanged();
  const [text, setText] = useState(first);
  const keep = useMutation({
    mutationFn: () => save(text.trim()),
    onSuccess: () => notify('good', 'Saved.'),
    onError: (error) => notify('danger', error.message),
    onSettled: () => changed('GET /api/shoporder/detail', 'GET /api/shoporder/list'),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <Field label={label} hint={hint} className="min-w-0 flex-1">
        <Input maxLength={most} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="mb-5"
        disabled={text.trim() === first}
        loading={keep.isPending}
        aria-label={`Save the note ${label.toLowerCase()}`}
      >
        Save
      </Button>
    </form>
  );
}
