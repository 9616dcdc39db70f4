import { IconButton } from '@sgb/ui/button.tsx';
import { Input } from '@sgb/ui/field.tsx';
import { Search } from 'lucide-react';
import { AddressForm } from '../../shared/links/address-form.tsx';

/** Looks in names, numbers and places. A plain form: it works before the scripts have arrived. */
export function ReceiverSearch({ keyword }: { keyword: string }) {
  return (
    <AddressForm role="search" aria-label="Receivers" className="md:max-w-md">
      <Input
        key={keyword}
        name="keyword"
        aria-label="Search your receivers"
        placeholder="Name, number, place or street"
        defaultValue={keyword}
        maxLength={50}
        enterKeyHint="search"
        autoComplete="off"
        after={
          <IconButton type="submit" label="Search receivers" guardMs={0}>
            <Search aria-hidden="true" className="size-5" />
          </IconButton>
        }
      />
    </AddressForm>
  );
}
