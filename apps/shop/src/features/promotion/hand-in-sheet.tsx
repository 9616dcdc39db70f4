import type { Taking } from '@sgb/contract/promotion.ts';
import { promotionLimits } from '@sgb/contract/promotion-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { useApi } from '../../shared/api/api.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import FilesField from '../../shared/upload/files-field.tsx';
import { usePromotionChanged } from './promotion-changed.ts';

const { textMost } = promotionLimits;

export default function HandInSheet({ taking, onClose }: { taking: Taking; onClose: () => void }) {
  const api = useApi();
  const changed = usePromotionChanged();
  const [busy, setBusy] = useState(false);
  const { register, control, watch, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/promotion.ts').then(({ handInInput }) => handInInput),
    defaultValues: { id: taking.id, link: taking.link, text: taking.text, files: [] },
    send: (entered) => api.call('POST /api/task/handin', entered),
    async onSent() {
      notify('good', 'Handed in. We look at it within two working days.');
      onClose();
      await changed();
    },
  });
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hand in"
      footer={
        <Button type="submit" form="hand-in" variant="action" wide disabled={busy} loading={sending.isPending}>
          {busy ? 'Pictures are on their way' : 'Hand in'}
        </Button>
      }
    >
      <form id="hand-in" noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-ink-soft text-sm">{taking.task.title}</p>
        <Field
          label="Link to what you made"
          required
          error={errors.link?.message}
          hint="It has to be open to everybody."
        >
          <Input {...register('link')} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <Field
          label="Anything we should know"
          optional
          error={errors.text?.message}
          hint={`${[...String(watch('text') ?? '')].length} of ${textMost} characters`}
        >
          <Textarea rows={3} {...register('text')} />
        </Field>
        <FilesField
          control={control}
          label="Pictures, such as of the figures (optional)"
          purpose="handin"
          onBusy={setBusy}
        />
        {fault && <Notice tone="danger">{fault}</Notice>}
        {taking.triesLeft === 1 && <p className="text-ink-soft text-xs">This is your last try.</p>}
      </form>
    </Sheet>
  );
}
