import { jobTypes, monthlyBands, noSite, siteTypes, workerBands } from '@sgb/contract/business-options.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useFormContext } from 'react-hook-form';
import { optionsOf } from '../options.ts';
import type { Entered } from './entered.ts';

const choose = 'Please choose one.';

export default function BusinessFields() {
  const { register, formState, watch } = useFormContext<Entered>();
  const errors = formState.errors.business;
  const siteType = Number(watch('business.sitetype'));
  const hasSite = siteType > 0 && siteType !== noSite;
  const here = Number(watch('countryid')) === southAfrica;
  return (
    <fieldset className="flex flex-col gap-4 border-line border-y py-4">
      <legend className="sr-only">Your business</legend>
      <Field label="Company name" error={errors?.companyname?.message} required>
        <Input {...register('business.companyname')} autoComplete="organization" />
      </Field>
      <Field
        label="Registration number"
        error={errors?.registrationno?.message}
        hint={here ? 'Such as 2019/123456/07' : undefined}
        required
      >
        <Input {...register('business.registrationno')} autoComplete="off" />
      </Field>
      <Field label="VAT number" error={errors?.vatno?.message} hint="10 digits, starting with 4" optional>
        <Input {...register('business.vatno')} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="How you work in it" error={errors?.jobtype && choose} required>
        <Select {...register('business.jobtype')} options={optionsOf(jobTypes)} placeholder="Choose" />
      </Field>
      <Field label="Number of employees" error={errors?.workerband && choose} required>
        <Select {...register('business.workerband')} options={optionsOf(workerBands)} placeholder="Choose" />
      </Field>
      <Field label="Do you have a web shop?" error={errors?.sitetype && choose} required>
        <Select {...register('business.sitetype')} options={optionsOf(siteTypes)} placeholder="Choose" />
      </Field>
      {hasSite && (
        <Field label="Address of the web shop" error={errors?.siteurl?.message} required>
          <Input {...register('business.siteurl')} type="url" placeholder="https://" autoComplete="url" />
        </Field>
      )}
      <Field label="What you expect to spend a month" error={errors?.monthlyband && choose} required>
        <Select {...register('business.monthlyband')} options={optionsOf(monthlyBands)} placeholder="Choose" />
      </Field>
    </fieldset>
  );
}
