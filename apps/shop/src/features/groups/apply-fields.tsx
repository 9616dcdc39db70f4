import type { CountryId } from '@sgb/contract/countries.ts';
import { type Language, languages, mostAreas, weekdays } from '@sgb/contract/group-states.ts';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import type { Values } from './apply-values.ts';

type Areas = Values['areas'];
type Hours = Values['hours'];

interface FieldOf<Value> {
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
}

function Fault({ error }: { error: string | undefined }) {
  return (
    <p aria-live="polite" className={error ? 'flex items-start gap-1 text-danger text-sm' : 'hidden'}>
      {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      {error}
    </p>
  );
}

/** The suburbs that somebody wants to serve. */
export function AreasField({ value, error, countryId, onChange }: FieldOf<Areas> & { countryId: CountryId }) {
  const [typed, setTyped] = useState('');
  const add = (suburb: string, code: string) => {
    setTyped('');
    if (value.length < mostAreas && !value.some((area) => area.suburb === suburb && area.code === code)) {
      onChange([...value, { suburb, code }]);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Suburbs you serve"
        hint={`Choose from the list, up to ${mostAreas}; ${value.length} chosen.`}
        error={error}
        required
      >
        <SuburbCombobox
          value={typed}
          countryId={countryId}
          otherwise="Not in our list. Choose the next one."
          onType={setTyped}
          onPick={({ suburb, postcode }) => add(suburb, postcode)}
        />
      </Field>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((area) => (
            <li key={`${area.suburb} ${area.code}`}>
              <button
                type="button"
                aria-label={`Remove ${area.suburb}`}
                onClick={() => onChange(value.filter((each) => each !== area))}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-brand-soft px-3 text-brand text-sm hover:bg-brand hover:text-brand-ink"
              >
                {area.suburb} {area.code}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const days = Object.keys(weekdays).map(Number) as (keyof typeof weekdays)[];

/** When parcels can be fetched, day by day. */
export function HoursField({ value, error, onChange }: FieldOf<Hours>) {
  const of = (day: number) => value.find((each) => Number(each.day) === day);
  const put = (day: keyof typeof weekdays, hours: Partial<Hours[number]> | null) => {
    const others = value.filter((each) => Number(each.day) !== day);
    const before = of(day) ?? { day, from: '09:00', to: '17:00' };
    const next = hours === null ? others : [...others, { ...before, ...hours }];
    onChange(next.toSorted((one, other) => Number(one.day) - Number(other.day)));
  };
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium text-sm">When people can fetch</legend>
      {days.map((day) => {
        const hours = of(day);
        return (
          <div key={day} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <Checkbox
              className="w-32"
              checked={hours !== undefined}
              label={weekdays[day]}
              onChange={(open) => put(day, open ? {} : null)}
            />
            {hours && (
              <span className="flex items-center gap-2 py-1">
                <Input
                  type="time"
                  className="w-28"
                  aria-label={`${weekdays[day]} from`}
                  value={hours.from}
                  onChange={({ currentTarget }) => put(day, { from: currentTarget.value })}
                />
                <span aria-hidden="true">–</span>
                <Input
                  type="time"
                  className="w-28"
                  aria-label={`${weekdays[day]} to`}
                  value={hours.to}
                  onChange={({ currentTarget }) => put(day, { to: currentTarget.value })}
                />
              </span>
            )}
          </div>
        );
      })}
      <Fault error={error} />
    </fieldset>
  );
}

export function LanguagesField({ value, error, onChange }: FieldOf<Values['languages']>) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="font-medium text-sm">Languages you speak</legend>
      <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {Object.entries(languages).map(([code, name]) => {
          const spoken = code as Language;
          return (
            <Checkbox
              key={code}
              label={name}
              checked={value.includes(spoken)}
              onChange={(yes) => onChange(yes ? [...value, spoken] : value.filter((each) => each !== spoken))}
            />
          );
        })}
      </div>
      <Fault error={error} />
    </fieldset>
  );
}
