import { idTypes } from '@sgb/contract/addresses.ts';
import type { Receiver } from '@sgb/contract/clients.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { LockKeyhole } from 'lucide-react';
import type { ReceiverFormState } from './use-receiver-form.ts';

const options = [
  { value: String(idTypes.none), label: 'Later' },
  { value: String(idTypes.southAfricanId), label: 'South African ID' },
  { value: String(idTypes.passport), label: 'Passport' },
];

/** The number that customs asks for. What is kept already is never shown, only replaced. */
export function IdentityFields({ form, kept }: { form: ReceiverFormState; kept: Receiver | null }) {
  const { register, watch, clearErrors, formState } = form;
  const { errors } = formState;
  const idType = Number(watch('idType'));
  const known = kept && kept.idType !== idTypes.none && kept.idType === idType ? kept.idMasked : '';
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="ID or passport" error={errors.idType?.message}>
        <Select {...register('idType', { onChange: () => clearErrors('idNumber') })} options={options} />
      </Field>
      {idType !== idTypes.none && (
        <Field
          label={idType === idTypes.southAfricanId ? 'ID number' : 'Passport number'}
          hint={
            known
              ? `We have ${known}. Leave empty to keep it.`
              : idType === idTypes.southAfricanId
                ? '13 digits'
                : '6 to 12 letters and digits'
          }
          error={errors.idNumber?.message}
          required={!known}
        >
          <Input
            {...register('idNumber')}
            inputMode={idType === idTypes.southAfricanId ? 'numeric' : 'text'}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      )}
      <p className="flex items-start gap-2 text-ink-soft text-sm md:col-span-2">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        South African customs asks for it before the first parcel is sent. It is stored encrypted and shown to nobody,
        not even in full to you.
      </p>
    </div>
  );
}
