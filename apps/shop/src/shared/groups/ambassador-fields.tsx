import type { AmbassadorChoice } from '@sgb/contract/popups.ts';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useState } from 'react';

interface AmbassadorFieldsProps {
  choices: readonly AmbassadorChoice[];
  value: number;
  onChange: (ambassadorid: number) => void;
}

const options = (words: readonly string[]) => [...new Set(words)].map((word) => ({ value: word, label: word }));

/** An ambassador by state and city. */
export function AmbassadorFields({ choices, value, onChange }: AmbassadorFieldsProps) {
  const [state, setState] = useState('');
  const [city, setCity] = useState('');
  const inState = choices.filter(({ stategroupbuy }) => stategroupbuy === state);
  const here = inState.filter(({ municipalitygroupbuy }) => municipalitygroupbuy === city);
  return (
    <>
      <Field label="State">
        <Select
          value={state}
          placeholder="Choose a state"
          options={options(choices.map(({ stategroupbuy }) => stategroupbuy))}
          onChange={(event) => {
            setState(event.currentTarget.value);
            setCity('');
            onChange(0);
          }}
        />
      </Field>
      <Field label="City">
        <Select
          value={city}
          disabled={state === ''}
          placeholder="Choose a city"
          options={options(inState.map(({ municipalitygroupbuy }) => municipalitygroupbuy))}
          onChange={(event) => {
            setCity(event.currentTarget.value);
            onChange(0);
          }}
        />
      </Field>
      <Field label="Ambassador">
        <Select
          value={value === 0 ? '' : String(value)}
          disabled={city === ''}
          placeholder="Choose an ambassador"
          options={here.map(({ ambassadorid, name }) => ({ value: String(ambassadorid), label: name }))}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </Field>
    </>
  );
}
