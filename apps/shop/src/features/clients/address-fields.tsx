import { addressRules } from '@sgb/contract/addresses.ts';
import type { Place, ReceiverForm } from '@sgb/contract/clients.ts';
import { countries } from '@sgb/contract/countries.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Controller } from 'react-hook-form';
import { countryIdIn } from '../../shared/forms/country-id.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import type { ReceiverFormState } from './use-receiver-form.ts';

interface AddressFieldsProps {
  form: ReceiverFormState;
  types: ReceiverForm['types'];
}

const countryOptions = countries.map(({ id, name }) => ({ value: String(id), label: name }));

/** The address in the order a courier reads it; which parts there are depends on the country. */
export function AddressFields({ form, types }: AddressFieldsProps) {
  const { register, watch, control, setValue, trigger, formState } = form;
  const { errors, isSubmitted } = formState;
  const countryId = countryIdIn(watch('countryId'));
  const type = types.find(({ id }) => id === Number(watch('type')));
  const rules = addressRules[countryId];

  const leaveCountry = () => {
    for (const name of ['province', 'city', 'suburb', 'postcode'] as const) setValue(name, '', { shouldDirty: true });
    // Numbers follow the rules of the country too.
    if (isSubmitted || watch('mobile')) void trigger(['mobile', 'altMobile']);
  };
  const pick = ({ suburb, city, province, postcode }: Place) => {
    const changed = { shouldDirty: true, shouldValidate: true };
    setValue('suburb', suburb, changed);
    setValue('city', city, changed);
    setValue('province', province, changed);
    setValue('postcode', postcode, changed);
  };

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Country" error={errors.countryId?.message} required>
        <Select {...register('countryId', { onChange: leaveCountry })} options={countryOptions} />
      </Field>
      <Field label="Kind of address" hint={type?.hint} error={errors.type?.message} required>
        <Select {...register('type')} options={types.map(({ id, name }) => ({ value: String(id), label: name }))} />
      </Field>
      <Field
        label={rules.suburbWord}
        hint="Start typing, then pick: it brings city, province and code"
        error={errors.suburb?.message}
        required={rules.suburbRequired}
        optional={!rules.suburbRequired}
        className="md:col-span-2"
      >
        <Controller
          control={control}
          name="suburb"
          render={({ field }) => (
            <SuburbCombobox
              inputRef={field.ref}
              name={field.name}
              value={field.value ?? ''}
              countryId={countryId}
              onType={field.onChange}
              onBlur={field.onBlur}
              onPick={pick}
            />
          )}
        />
      </Field>
      <Field label="City or town" error={errors.city?.message} required>
        <Input {...register('city')} autoComplete="address-level2" />
      </Field>
      <Field label={rules.regionWord} error={errors.province?.message} required>
        <Select
          {...register('province')}
          // Another country has other parts; the list must be there before its value is.
          key={countryId}
          placeholder="Choose"
          options={rules.regions.map((name) => ({ value: name, label: name }))}
        />
      </Field>
      {rules.codeDigits > 0 && (
        <Field
          label="Postal code"
          hint={countryId === 1 ? 'The code for streets, not for PO Boxes' : undefined}
          error={errors.postcode?.message}
          required={rules.codeRequired}
          optional={!rules.codeRequired}
        >
          <Input
            {...register('postcode')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={rules.codeDigits}
          />
        </Field>
      )}
      <Field
        label="Street number and name"
        error={errors.street?.message}
        required
        className={rules.codeDigits > 0 ? '' : 'md:col-span-2'}
      >
        <Input {...register('street')} autoComplete="address-line1" />
      </Field>
      <Field label="Unit, complex or building" error={errors.unit?.message} optional>
        <Input {...register('unit')} autoComplete="address-line2" />
      </Field>
      <Field label="Note for the courier" error={errors.note?.message} optional>
        <Input {...register('note')} autoComplete="off" />
      </Field>
    </div>
  );
}
