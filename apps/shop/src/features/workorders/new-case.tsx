import {
  type CaseType,
  type CaseWish,
  caseLimits,
  caseTypeWords,
  caseWishes,
  caseWishWords,
} from '@sgb/contract/workorder-states.ts';
import type { CaseOffer, CaseOrder, WorkOrdersOfOrder } from '@sgb/contract/workorders.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { useMounted } from '../../shared/browser/mounted.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { UploadField } from '../../shared/upload/upload-field.tsx';
import { TypeChoice } from './type-choice.tsx';

const { textLeast, textMost } = caseLimits;
/** Where money and goods are both an answer. */
const wishTypes: readonly CaseType[] = [1, 2, 3, 5];

interface NewCaseProps {
  order: CaseOrder;
  offers: readonly CaseOffer[];
  lateCoins: WorkOrdersOfOrder['lateCoins'];
  onDone: () => void;
  onCancel?: () => void;
}

export function NewCase({ order, offers, lateCoins, onDone, onCancel }: NewCaseProps) {
  const api = useApi();
  const changed = useChanged();
  const mounted = useMounted();
  const [type, setType] = useState<CaseType | null>(null);
  const [quantity, setQuantity] = useState(order.quantity);
  const [wish, setWish] = useState<CaseWish>(1);
  const [content, setContent] = useState('');
  const [files, setFiles] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const chosen = offers.find((offer) => offer.type === type);
  const faults = {
    type: type === null ? 'Please choose what is wrong.' : undefined,
    content: content.trim().length < textLeast ? `Please write at least ${textLeast} characters.` : undefined,
    files: chosen?.pictures && files.length === 0 ? 'Please add 1 to 4 pictures, so that we can see it.' : undefined,
  };
  const shown: Partial<typeof faults> = tried ? faults : {};
  const send = useMutation({
    mutationFn: (about: CaseType) =>
      api.call('POST /api/user/workorder/save', {
        shoporderid: order.id,
        type: about,
        content: content.trim(),
        quantity,
        wish,
        files: [...files],
      }),
    async onSuccess({ number }) {
      notify('good', `We have it: ${number}.`);
      onDone();
      await changed('cases', 'orders', 'parcels', 'messages');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || type === null || faults.content || faults.files) return;
    send.mutate(type);
  };
  return (
    <Card as="section">
      <CardHeader title="What is wrong?" />
      <UnsavedGuard unsaved={() => !send.isSuccess && (content.trim() !== '' || files.length > 0)} />
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TypeChoice offers={offers} value={type} onChange={setType} error={shown.type} />
        {order.quantity > 1 && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium text-sm">How many of the {order.quantity} pieces?</span>
            <Stepper label="Pieces" value={quantity} onChange={setQuantity} min={1} max={order.quantity} />
          </div>
        )}
        {type !== null && wishTypes.includes(type) && (
          <Field label="What would help you best?">
            <Select
              value={String(wish)}
              onChange={({ currentTarget }) =>
                setWish(Object.values(caseWishes).find((each) => String(each) === currentTarget.value) ?? wish)
              }
              options={Object.entries(caseWishWords).map(([value, label]) => ({ value, label }))}
            />
          </Field>
        )}
        <Field
          label="What happened?"
          required
          error={shown.content}
          hint={`${content.trim().length} of ${textMost} characters, at least ${textLeast}`}
        >
          <Textarea
            rows={4}
            maxLength={textMost}
            value={content}
            onChange={({ currentTarget }) => setContent(currentTarget.value)}
          />
        </Field>
        <UploadField
          label={
            chosen?.pictures ? 'Pictures, and a video of 30 seconds at most' : 'Pictures or a short video (optional)'
          }
          purpose="workorder"
          value={files}
          onChange={setFiles}
          onBusy={setBusy}
          error={shown.files}
        />
        {chosen && (
          <p className="text-ink-soft text-sm">
            {caseTypeWords[chosen.type].label}: a first answer within 4 working hours, a decision within {chosen.days}{' '}
            working days. If we are later, you get {lateCoins.day} S Coin for each working day, up to {lateCoins.most}.
          </p>
        )}
        {send.error && <Notice tone="danger">{send.error.message}</Notice>}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="action"
            className="flex-1"
            loading={send.isPending}
            disabled={!mounted || busy}
          >
            {busy ? 'Pictures are on their way' : 'Send'}
          </Button>
          {onCancel && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
