import { accountKindNames, banks } from '@sgb/contract/withdrawal-states.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordInput } from '../../shared/forms/password-input.tsx';
import { UploadField } from '../../shared/upload/upload-field.tsx';
import type { Values } from './apply-values.ts';

// biome-ignore lint/suspicious/noExplicitAny: what the form becomes once it is read is of no matter to its fields
type Form = UseFormReturn<Values, unknown, any>;

interface PaperProps {
  /** What is with us already, masked; '' when nothing is. */
  known: string;
  form: Form;
}

/** Who somebody is. */
export function IdentityFields({ known, form, onBusy }: PaperProps & { onBusy: (busy: boolean) => void }) {
  const { register, watch, setValue, formState } = form;
  const errors = formState.errors.identity;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardHeader title="Your ID" className="mb-0" />
      {known ? (
        <p className="text-sm">Your document {known} is with us already.</p>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label="Document" required>
              <Select
                {...register('identity.idType')}
                options={[
                  { value: '1', label: 'South African ID' },
                  { value: '2', label: 'Passport' },
                ]}
              />
            </Field>
            <Field label="Number" error={errors?.idNumber?.message} required>
              <Input {...register('identity.idNumber')} autoComplete="off" />
            </Field>
          </div>
          <UploadField
            label="Pictures of your document"
            purpose="identity"
            value={watch('identity.files') ?? []}
            onChange={(files) => setValue('identity.files', files, { shouldValidate: formState.isSubmitted })}
            onBusy={onBusy}
            error={errors?.files?.message ?? errors?.message}
          />
          <p className="text-ink-soft text-xs">Only the people who decide about your application see this.</p>
        </>
      )}
    </Card>
  );
}

/** Where what somebody earns is paid to. */
export function BankFields({ known, form }: PaperProps) {
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardHeader title="Your bank account" className="mb-0" />
      {known ? (
        <p className="text-sm">We pay to {known}. You can change it on the page for withdrawals.</p>
      ) : (
        <NewBank form={form} />
      )}
    </Card>
  );
}

/** Of its own: a field that is registered is sent, and what is known already must not be. */
function NewBank({ form }: { form: Form }) {
  const { register, setValue, formState } = form;
  const errors = formState.errors.bank;
  const chosen = register('bank.bank');
  return (
    <>
      <p className="text-ink-soft text-sm">We pay only to an account in your own name.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Bank" error={errors?.bank?.message} required>
          <Select
            {...chosen}
            placeholder="Choose"
            options={banks.map(({ name }) => ({ value: name, label: name }))}
            onChange={(event) => {
              const branchCode = banks.find((bank) => bank.name === event.currentTarget.value)?.branchCode ?? '';
              setValue('bank.branchCode', branchCode);
              return chosen.onChange(event);
            }}
          />
        </Field>
        <Field label="Branch code" error={errors?.branchCode?.message} required>
          <Input {...register('bank.branchCode')} inputMode="numeric" autoComplete="off" maxLength={6} />
        </Field>
        <Field label="Account number" error={errors?.number?.message} required>
          <Input {...register('bank.number')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field label="Kind of account" error={errors?.kind?.message} required>
          <Select
            {...register('bank.kind')}
            options={Object.entries(accountKindNames).map(([value, label]) => ({ value, label }))}
          />
        </Field>
      </div>
      <Field
        label="Your password"
        hint="So that nobody else says where you are paid."
        error={errors?.password?.message}
        required
      >
        <PasswordInput {...register('bank.password')} autoComplete="current-password" />
      </Field>
    </>
  );
}
