import { damagePictures } from '@sgb/contract/round-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api.ts';
import { useCallsChanged } from '../../../shared/api/calls-changed.ts';
import { useContractForm } from '../../../shared/forms/use-contract-form.ts';
import { UploadField } from '../../../shared/upload/upload-field.tsx';

interface DamageSheetProps {
  roundId: number;
  parcelId: number;
  name: string;
  onClose: () => void;
}

/** An inner parcel that came damaged or not at all: opens a case for its member. */
export default function DamageSheet({ roundId, parcelId, name, onClose }: DamageSheetProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const [busy, setBusy] = useState(false);
  const { register, watch, setValue, errors, submit, sending, fault } = useContractForm({
    schema: () => import('@sgb/contract/rounds.ts').then(({ reportDamage }) => reportDamage.input),
    defaultValues: { id: roundId, parcelid: parcelId, kind: 'damaged', text: '', files: [] },
    send: (entered) => api.call('POST /api/groupship/round/damage', entered),
    async onSent({ cases }) {
      notify('good', `Reported. ${name} was told, and our team looks at it: ${cases.join(', ')}.`);
      await changed('GET /api/groupship/round');
      onClose();
    },
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={`Report ${name}’s parcel`} width="sm">
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fault && <Notice tone="danger">{fault}</Notice>}
        <Field label="What is wrong?" error={errors.kind?.message}>
          <Select
            {...register('kind')}
            options={[
              { value: 'damaged', label: 'It is damaged' },
              { value: 'missing', label: 'It is missing' },
            ]}
          />
        </Field>
        <Field label="Tell us more" hint="10 to 300 characters" error={errors.text?.message} required>
          <Textarea rows={3} maxLength={300} {...register('text')} />
        </Field>
        <UploadField
          label="Pictures"
          purpose="workorder"
          most={damagePictures}
          value={watch('files')}
          onChange={(files) => setValue('files', files, { shouldValidate: errors.files !== undefined })}
          onBusy={setBusy}
          error={errors.files?.message}
        />
        <Button type="submit" wide guardMs={0} loading={sending.isPending || busy}>
          Report it
        </Button>
      </form>
    </Sheet>
  );
}
