import type { InputOf } from '@sgb/contract/client.ts';
import { countries } from '@sgb/contract/countries.ts';
import type { UserInfo } from '@sgb/contract/profile.ts';
import { purposes } from '@sgb/contract/registration-options.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Select } from '@sgb/ui/select.tsx';
import { Controller, useWatch } from 'react-hook-form';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { UnsavedGuard } from '../../shared/forms/unsaved.tsx';
import { useContractForm } from '../../shared/forms/use-contract-form.ts';
import { optionsOf } from './options.ts';
import { PlaceField } from './place-field.tsx';

type Entered = InputOf<'POST /api/user/infoupdate'>;

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));
const channels = [
  { name: 'whatsappnews', label: 'WhatsApp' },
  { name: 'emailnews', label: 'Email' },
  { name: 'smsnews', label: 'SMS' },
] as const;

function enteredFrom(info: UserInfo): Entered {
  const { firstname, lastname, suburb, whatsappnews, emailnews, smsnews } = info;
  return {
    firstname,
    lastname,
    suburb,
    whatsappnews,
    emailnews,
    smsnews,
    countryid: countryIdIn(info.countryid),
    // The schema asks those who never said.
    purpose: (info.purpose || '') as Entered['purpose'],
  };
}

export function InfoForm({ info }: { info: UserInfo }) {
  const api = useApi();
  const changed = useCallsChanged();
  const { register, control, formState, reset, errors, submit, sending, fault, unsaved } = useContractForm({
    schema: () => import('@sgb/contract/profile.ts').then(({ userInfoInput }) => userInfoInput),
    defaultValues: enteredFrom(info),
    send: (entered) => api.call('POST /api/user/infoupdate', entered),
    async onSent(_answer, entered) {
      reset(entered);
      notify('good', 'Your details are saved.');
      await changed('GET /api/user/info');
    },
  });
  const countryId = countryIdIn(useWatch({ control, name: 'countryid' }));
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnsavedGuard unsaved={unsaved} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" error={errors.firstname?.message} required>
          <Input {...register('firstname')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" error={errors.lastname?.message} required>
          <Input {...register('lastname')} autoComplete="family-name" />
        </Field>
        <Field label="Country" required>
          <Select {...register('countryid')} options={countryOptions} autoComplete="country-name" />
        </Field>
        <PlaceField control={control} name="suburb" countryId={countryId} error={errors.suburb?.message} />
      </div>
      <Field label="What do you mostly buy for?" error={errors.purpose && 'Please choose one.'} required>
        <Select {...register('purpose')} options={optionsOf(purposes)} placeholder="Choose" />
      </Field>
      <fieldset>
        <legend className="mb-1 font-medium text-sm">Tell me about offers by</legend>
        <div className="flex flex-wrap gap-x-5">
          {channels.map(({ name, label }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field }) => (
                <Checkbox
                  name={name}
                  checked={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  label={label}
                />
              )}
            />
          ))}
        </div>
        <p className="text-ink-soft text-xs">
          We always tell you about your orders and your money; this is about offers only.
        </p>
      </fieldset>
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Button type="submit" loading={sending.isPending} disabled={!formState.isDirty} className="self-start">
        Save changes
      </Button>
    </form>
  );
}
