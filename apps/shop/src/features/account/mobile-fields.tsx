import { type CountryId, countries, shortCountries } from '@sgb/contract/countries.ts';
import { phoneExamples } from '@sgb/contract/phone-examples.ts';
import { Field, Input, type InputProps } from '@sgb/ui/field.tsx';
import { Select, type SelectProps } from '@sgb/ui/select.tsx';

const isShort = (name: string) => (shortCountries as readonly string[]).includes(name);
const [short, others] = [true, false].map((wanted) => countries.filter(({ name }) => isShort(name) === wanted));
const othersLabel = shortCountries.at(-1);
const optionOf = ({ id, name, phoneCode }: (typeof countries)[number]) => (
  <option key={id} value={id}>
    {name} (+{phoneCode})
  </option>
);

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
        <Select {...country} autoComplete="country-name">
          {short?.map(optionOf)}
          <optgroup label={othersLabel}>{others?.map(optionOf)}</optgroup>
        </Select>
      </Field>
      <Field label="Mobile number" error={error} hint={`Such as ${phoneExamples[countryId]}`} required>
        <Input {...mobile} type="tel" autoComplete="tel-national" inputMode="tel" />
      </Field>
    </>
  );
}
