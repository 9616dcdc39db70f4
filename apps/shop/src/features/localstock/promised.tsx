import { dateFormat } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field } from '@sgb/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { SuburbCombobox } from '../../shared/forms/suburb-combobox.tsx';
import { hrefWith, placeIn, promiseCall } from './address.ts';

/** 'Thursday 19 November'; the English of South Africa would put a comma behind the weekday. */
const promisedDay = (day: string) => weekday(day).replace(',', '');
const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** When it is there, where somebody lives; another suburb can be chosen. */
export function Promised({ search }: { search: URLSearchParams }) {
  const navigate = useNavigate();
  const { data } = useQuery(query(promiseCall, placeIn(search)));
  const [typed, setTyped] = useState<string | null>(null);
  if (!data) return null;
  return (
    <section aria-label="When it arrives" className="rounded-card bg-good-soft px-3 py-1.5 text-sm">
      <div className="flex items-center gap-2">
        <Truck aria-hidden="true" className="size-5 shrink-0 text-good" />
        <p className="min-w-0 flex-1">
          Order now, have it <b className="font-semibold">{promisedDay(data.day)}</b> in {data.suburb}
        </p>
        {typed === null && (
          <Button variant="ghost" size="sm" guardMs={0} onClick={() => setTyped('')}>
            Change<span className="sr-only"> the suburb</span>
          </Button>
        )}
      </div>
      {typed !== null && (
        <Field label="Your suburb" className="my-2 max-w-md">
          <SuburbCombobox
            value={typed}
            countryId={1}
            onType={setTyped}
            onPick={({ id }) => {
              setTyped(null);
              void navigate(hrefWith(search, { place: String(id) }), { preventScrollReset: true });
            }}
            otherwise="We do not know this place. Try the next town."
          />
        </Field>
      )}
    </section>
  );
}
