import { IconButton } from '@sgb/ui/button.tsx';
import { Input } from '@sgb/ui/field.tsx';
import { Search } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { AddressForm } from '../links/address-form.tsx';
import { checkKeyword, type SearchScope, searchHref } from './keyword.ts';
import { rememberSearch } from './search-history.ts';

interface SearchWithinProps {
  /** Names the field: 'Search in this store'. */
  label: string;
  scope: SearchScope;
  className?: string;
}

/** A small search field for a part of the shop. */
export function SearchWithin({ label, scope, className }: SearchWithinProps) {
  const navigate = useNavigate();
  const problemId = useId();
  const [problem, setProblem] = useState('');
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkKeyword(String(new FormData(event.currentTarget).get('keyword') ?? ''));
    if (!checked) return;
    if ('error' in checked) return setProblem(checked.error);
    if ('link' in checked) return navigate(searchHref(checked.link));
    rememberSearch(checked.keyword);
    navigate(searchHref(checked.keyword, scope));
  };
  return (
    <AddressForm
      role="search"
      aria-label={label}
      action="/shoppingmall/categoryproduct"
      onSubmit={onSubmit}
      className={className}
    >
      <Input
        name="keyword"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        placeholder={label}
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        onChange={() => setProblem('')}
        after={
          <IconButton type="submit" label={`${label}: go`} guardMs={0}>
            <Search aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
      {Object.entries(scope).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id={problemId} aria-live="polite" className="text-danger text-sm">
        {problem}
      </p>
    </AddressForm>
  );
}
