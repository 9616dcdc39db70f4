import type { Found, FoundKind } from '@sgb/contract/console.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Input } from '@sgb/ui/field.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ageOf } from '../../shared/words/age.ts';

/** Where things are looked at closely; a page that comes adds its line. */
const placeOf: Readonly<Partial<Record<FoundKind, (found: Found) => string>>> = {
  order: ({ id }) => `/orders/${id}`,
  parcel: ({ id }) => `/parcels/${id}`,
  case: ({ id }) => `/cases/${id}`,
  purchase: ({ id }) => `/purchases/${id}`,
  recharge: ({ number }) => `/recharges?q=${number}&open=${number}`,
  entry: ({ id }) => `/ledger/${id}`,
  withdrawal: ({ number }) => `/ledger?q=${number}`,
  person: ({ id }) => `/people/${id}`,
  product: ({ id }) => `/products?q=${id}`,
};

const kindWords: Readonly<Record<FoundKind, string>> = {
  order: 'Order',
  parcel: 'Parcel',
  case: 'Case',
  purchase: 'Purchase',
  person: 'Person',
  recharge: 'Recharge',
  entry: 'Entry',
  withdrawal: 'Withdrawal',
  product: 'Product',
};

/** The one search box, on every page by Ctrl K. */
export function FindBox() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-10 min-w-0 max-w-md flex-1 items-center gap-2 rounded-control border border-line-strong bg-card px-3 text-ink-soft text-sm"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="truncate">Find an order, parcel, case, person…</span>
        <kbd className="ml-auto shrink-0 text-xs max-sm:hidden">Ctrl K</kbd>
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Find">
        <FindPanel onGone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function FindPanel({ onGone }: { onGone: () => void }) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const navigate = useNavigate();
  const { data, error } = useQuery({ ...query('GET /api/staff/find', { q }), enabled: q.length >= 2 });
  const found = q.length >= 2 ? (data?.found ?? []) : [];
  function go(one: Found | undefined) {
    const place = one && placeOf[one.kind]?.(one);
    if (!place) return;
    onGone();
    navigate(place);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go(found[0]);
      }}
      className="flex flex-col gap-3"
    >
      <Input
        aria-label="What to find"
        placeholder="SO00000012, CO…, PC…, WO…, waybill, name, email, mobile number"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul aria-label="Found" className="flex flex-col gap-2">
        {found.map((one) => (
          <li key={`${one.kind} ${one.id}`} className="rounded-control border border-line p-3 text-sm">
            <FoundRow one={one} onGo={placeOf[one.kind] ? () => go(one) : undefined} />
          </li>
        ))}
      </ul>
      {error && <p className="text-danger text-sm">{error.message}</p>}
      {data && q.length >= 2 && found.length === 0 && (
        <p className="text-ink-soft text-sm">Nothing by that name or number that your role may see.</p>
      )}
    </form>
  );
}

function FoundRow({ one, onGo }: { one: Found; onGo: (() => void) | undefined }) {
  const words = [
    one.state,
    one.username && `of ${one.username}`,
    one.at && `${ageOf(one.at)} old`,
    one.cents !== null && formatRand(one.cents),
  ];
  const name = `${kindWords[one.kind]} ${one.number}`;
  return (
    <>
      <p className="flex justify-between gap-3">
        {onGo ? (
          <button type="button" onClick={onGo} className="font-semibold text-brand hover:underline">
            {name}
          </button>
        ) : (
          <span className="font-semibold">{name}</span>
        )}
        <span className="min-w-0 truncate">{one.title}</span>
      </p>
      <p className="text-ink-soft text-xs">{words.filter(Boolean).join(' · ')}</p>
    </>
  );
}
