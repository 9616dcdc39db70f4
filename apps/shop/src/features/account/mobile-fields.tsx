import { type CountryId, countries } from '@sgb/contract/countries.ts';
import { phoneExamples } from '@sgb/contract/phone.ts';
import { Field, Input, type InputProps } from '@sgb/ui/field.tsx';
import { Select, type SelectProps } from '@sgb/ui/select.tsx';

const options = countries.map(({ id, name, phoneCode }) => ({ value: String(id), label: `${name} (+${phoneCode})` }));

interface MobileFieldsProps {
  country: SelectProps;
  mobile: InputProps;
  countryId: CountryId;
  error: string | undefined;
}

export function MobileFields({ country, mobile, countryId, error }: MobileFieldsProps) {
  return (
    <>
      <Field label="Country" required>
        <Select {...country} options={options} autoComplete="country-name" />
      </Field>
      <Field label="Mobile number" error={error} hint={`Such as ${phoneExamples[countryId]}`} required>
        <Input {...mobile} type="tel" autoComplete="tel-national" inputMode="tel" />
      </Field>
    </>
  );
}
