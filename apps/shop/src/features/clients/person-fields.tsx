import { countries } from '@sgb/contract/countries.ts';
import { phoneExamples } from '@sgb/contract/phone-examples.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import type { ReceiverFormState } from './use-receiver-form.ts';

export function PersonFields({ form }: { form: ReceiverFormState }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const countryId = countryIdIn(watch('countryId'));
  const country = countries.find(({ id }) => id === countryId);
  const hint = `+${country?.phoneCode}, such as ${phoneExamples[countryId]}`;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="First name" error={errors.firstName?.message} required>
        <Input {...register('firstName')} autoComplete="given-name" autoCapitalize="words" />
      </Field>
      <Field label="Last name" error={errors.lastName?.message} required>
        <Input {...register('lastName')} autoComplete="family-name" autoCapitalize="words" />
      </Field>
      <Field label="Mobile number" hint={hint} error={errors.mobile?.message} required>
        <Input {...register('mobile')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field label="Other mobile number" error={errors.altMobile?.message} optional>
        <Input {...register('altMobile')} type="tel" inputMode="tel" autoComplete="off" />
      </Field>
      <Field label="Email" error={errors.email?.message} optional className="md:col-span-2">
        <Input {...register('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      </Field>
    </div>
  );
}
