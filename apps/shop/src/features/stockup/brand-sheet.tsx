import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';

/** The seller's own name and logo, which clients see on the packing slip instead of ours. */
export default function BrandSheet({ onClose }: { onClose: () => void }) {
  const brand = useQuery(query('GET /api/stockup/ship/brand', {}));
  const [busy, setBusy] = useState(false);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Name and logo"
      description="They are printed on your packing slips. Our name and our prices are not."
      footer={
        <Button type="submit" form="brand" variant="action" wide disabled={busy || !brand.data}>
          {busy ? 'The logo is on its way' : 'Save'}
        </Button>
      }
    >
      <Answer of={brand} skeleton={<Skeleton className="h-40 rounded-card" />}>
        {({ name, logo }) => <BrandForm name={name} logo={logo} onBusy={setBusy} onSaved={onClose} />}
      </Answer>
    </Sheet>
  );
}

interface BrandFormProps {
  readonly name: string;
  readonly logo: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onSaved: () => void;
}

function BrandForm({ name, logo, onBusy, onSaved }: BrandFormProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, control, errors, submit, fault } = useContractForm({
    schema: () => import('@sgb/contract/dispatches.ts').then(({ sellerBrandInput }) => sellerBrandInput),
    defaultValues: { name, logo },
    send: (entered) => api.call('POST /api/stockup/ship/brand', entered),
    async onSent() {
      notify('good', 'Your next packing slips have it.');
      onSaved();
      await changed('GET /api/stockup/ship/brand');
    },
  });
  return (
    <form id="brand" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label="Name" required error={errors.name?.message}>
        <Input {...register('name')} maxLength={60} autoComplete="organization" />
      </Field>
      <Controller
        control={control}
        name="logo"
        render={({ field }) => (
          <UploadField
            label="Logo (optional)"
            purpose="logo"
            value={field.value ? [field.value] : []}
            onChange={([file = '']) => field.onChange(file)}
            onBusy={onBusy}
            error={errors.logo?.message}
          />
        )}
      />
      {fault && <Notice tone="danger">{fault}</Notice>}
    </form>
  );
}
