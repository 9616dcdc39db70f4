import { southAfrica } from '@sgb/contract/countries.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { Link } from '../../shared/links/router-link.tsx';

interface ClientChoiceProps {
  readonly value: number | null;
  readonly onChange: (id: number) => void;
}

/** One of my clients inside South Africa. */
export function ClientChoice({ value, onChange }: ClientChoiceProps) {
  const [keyword, setKeyword] = useState('');
  const clients = useQuery({
    ...query('GET /api/user/address/list', { page: 1, keyword: useDebounced(keyword, 300) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Answer of={clients} skeleton={<Skeleton className="h-16 rounded-control" />}>
      {({ items, pages }) => {
        const here = items.filter(({ countryId }) => countryId === southAfrica);
        return (
          <div className="flex flex-col gap-1">
            {(pages > 1 || keyword !== '') && (
              <Field label="Find a client" hint="By name, mobile or suburb.">
                <Input value={keyword} onChange={(event) => setKeyword(event.currentTarget.value)} />
              </Field>
            )}
            <Field label="Client">
              <Select
                value={value === null ? '' : String(value)}
                onChange={(event) => onChange(Number(event.currentTarget.value))}
                placeholder="Choose a client"
                options={here.map(({ id, firstName, lastName, suburb, city, street }) => ({
                  value: String(id),
                  label: `${firstName} ${lastName}, ${[street, suburb, city].filter(Boolean).join(', ')}`,
                }))}
              />
            </Field>
            <Link to="/client/2/edit" className="inline-flex min-h-11 items-center self-start text-brand text-sm">
              Add a client
            </Link>
          </div>
        );
      }}
    </Answer>
  );
}
