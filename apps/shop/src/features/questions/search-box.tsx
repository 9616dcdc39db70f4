import { Input } from '@sgb/ui/field.tsx';
import { Search } from 'lucide-react';
import { AddressForm } from '../../shared/links/address-form.tsx';

/** A form that works without our script, too. */
export function SearchBox({ keyword = '' }: { keyword?: string }) {
  return (
    <AddressForm role="search" aria-label="Questions" action="/question/search">
      <Input
        key={keyword}
        type="search"
        name="keyword"
        aria-label="Search questions"
        placeholder="Search questions, answers and help"
        autoComplete="off"
        maxLength={50}
        defaultValue={keyword}
        before={<Search aria-hidden="true" className="size-5" />}
      />
    </AddressForm>
  );
}
