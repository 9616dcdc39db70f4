import { type CountryId, suburbCountries } from '@sgb/contract/countries.ts';
import { Field } from '@sgb/ui/field.tsx';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';

interface PlaceFieldProps<Values extends FieldValues, Entered> {
  control: Control<Values, unknown, Entered>;
  name: FieldPath<Values>;
  countryId: CountryId;
  error: string | undefined;
  /** Where a suburb is needed, it can still be left out by those who name somebody instead. */
  needed?: boolean;
}

/** A suburb where there are such, else a city. */
export function PlaceField<Values extends FieldValues, Entered>({
  control,
  name,
  countryId,
  error,
  needed = true,
}: PlaceFieldProps<Values, Entered>) {
  const suburbs = suburbCountries.includes(countryId);
  return (
    <Field
      label={suburbs ? 'Suburb' : 'City'}
      error={error}
      required={suburbs && needed}
      optional={!suburbs || !needed}
    >
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <SuburbCombobox
            inputRef={field.ref}
            name={field.name}
            value={field.value ?? ''}
            countryId={countryId}
            otherwise="Not in our list: we take it as you write it."
            onType={field.onChange}
            onBlur={field.onBlur}
            onPick={({ suburb }) => field.onChange(suburb)}
          />
        )}
      />
    </Field>
  );
}
