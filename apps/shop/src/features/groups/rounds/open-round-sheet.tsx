import type { GroupInfo } from '@sgb/contract/groupship.ts';
import { roundNameMost, roundNoticeMost } from '@sgb/contract/round-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { sendWish } from '../../../shared/api/wish.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { UploadField } from '../../../shared/upload/upload-field.tsx';
import { useRoundsChanged } from '../rounds-changed.ts';
import { roundHref } from './words.ts';

type RoundTerms = NonNullable<GroupInfo['leader']>['rounds'];

const daysOf = ({ minDays, maxDays }: RoundTerms) =>
  Array.from({ length: maxDays - minDays + 1 }, (_, place) => ({
    value: String(minDays + place),
    label: `${minDays + place} days`,
  }));

/** What a round is called, how it travels, and how long it is open. */
export default function OpenRoundSheet({ terms, onClose }: { terms: RoundTerms; onClose: () => void }) {
  const changed = useRoundsChanged();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { register, watch, setValue, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/rounds.ts').then(({ openRound }) => openRound.input.omit({ key: true })),
    defaultValues: {
      name: '',
      line: terms.lines[0]?.code ?? '',
      days: Math.min(Math.max(7, terms.minDays), terms.maxDays),
      public: 1,
      notice: '',
    },
    send: (wish) => sendWish('POST /api/groupship/round/open', wish),
    async onSent({ id }) {
      const hidden = String(watch('public')) === '0';
      notify(
        'good',
        `Your round is open. ${hidden ? 'Send the link to the people you want in it.' : 'Your members were told.'}`,
      );
      await changed();
      onClose();
      await navigate(roundHref(id));
    },
  });
  const picture = watch('picture');
  const target = watch('targetkg');
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Open a round">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Field label="Name" error={errors.name?.message} required>
          <Input {...register('name')} maxLength={roundNameMost} placeholder="Winter round Melville" />
        </Field>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label="How it travels" error={errors.line?.message} required>
            <Select
              {...register('line')}
              options={terms.lines.map(({ code, name }) => ({ value: code, label: name }))}
            />
          </Field>
          <Field label="Open for" error={errors.days?.message} required>
            <Select {...register('days')} options={daysOf(terms)} />
          </Field>
        </div>
        <Field
          label="Close as soon as it weighs"
          hint={`In kilograms, ${terms.minTargetKg} to ${terms.maxTargetKg}. Left empty, it closes at its date.`}
          error={errors.targetkg?.message}
          optional
        >
          <Input
            inputMode="numeric"
            maxLength={6}
            value={target === undefined ? '' : String(target)}
            onChange={({ currentTarget }) => {
              const digits = currentTarget.value.replaceAll(/\D/g, '');
              setValue('targetkg', digits === '' ? undefined : Number(digits), {
                shouldValidate: errors.targetkg !== undefined,
              });
            }}
          />
        </Field>
        <Field
          label="A word to your members"
          hint={`At most ${roundNoticeMost} characters`}
          error={errors.notice?.message}
          optional
        >
          <Textarea rows={3} maxLength={roundNoticeMost} {...register('notice')} />
        </Field>
        <UploadField
          label="Picture (optional)"
          purpose="round"
          value={picture ? [picture] : []}
          onChange={([file]) => setValue('picture', file)}
          onBusy={setBusy}
          error={errors.picture?.message}
        />
        <Checkbox
          checked={String(watch('public')) === '1'}
          label="All my members find it"
          onChange={(on) => setValue('public', on ? 1 : 0)}
        />
        {String(watch('public')) === '0' && (
          <p className="text-ink-soft text-sm">Only people you send the link to can find it.</p>
        )}
        <Button type="submit" variant="action" wide guardMs={0} loading={sending.isPending || busy}>
          Open the round
        </Button>
      </form>
    </Sheet>
  );
}
