import { southAfrica } from '@sgb/contract/countries.ts';
import { Field } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';

interface ClientChoiceProps {
  readonly value: number | null;
  readonly onChange: (id: number) => void;
  readonly keyword?: string;
}

/** One of my clients inside South Africa. */
export function ClientChoice({ value, onChange, keyword = '' }: ClientChoiceProps) {
  const clients = useQuery(query('GET /api/user/address/list', { page: 1, keyword }));
  return (
    <Answer of={clients} skeleton={<Skeleton className="h-16 rounded-control" />}>
      {({ items }) => {
        const here = items.filter(({ countryId }) => countryId === southAfrica);
        return (
          <div className="flex flex-col gap-1">
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
