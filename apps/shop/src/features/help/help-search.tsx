import type { HelpEntry } from '@sgb/contract/help.ts';
import { Input } from '@sgb/ui/field.tsx';
import { ChevronRight, Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AddressForm } from '../../shared/links/address-form.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { searchHelp } from './search.ts';

/** Finds while you type. Without our script the field is a form that the overview page answers. */
export function HelpSearch({ entries }: { entries: readonly HelpEntry[] }) {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(params.get('q') ?? '');
  return (
    <div>
      <AddressForm role="search" aria-label="Help" action="/helpcenter/index">
        <Input
          type="search"
          name="q"
          aria-label="Search help"
          placeholder="Search help: refund, air freight, size…"
          autoComplete="off"
          maxLength={80}
          value={asked}
          onChange={(event) => setAsked(event.target.value)}
          before={<Search aria-hidden="true" className="size-5" />}
        />
      </AddressForm>
      {asked.trim().length > 1 && <Hits entries={entries} asked={asked} onPick={() => setAsked('')} />}
    </div>
  );
}

function Hits({ entries, asked, onPick }: { entries: readonly HelpEntry[]; asked: string; onPick: () => void }) {
  const hits = searchHelp(entries, asked);
  return (
    <section aria-label="Found in help" className="mt-2 rounded-card border border-line bg-card">
      <p role="status" className="px-4 py-3 text-ink-soft text-sm">
        {hits.length === 0
          ? `Nothing found for “${asked.trim()}”. Try another word, or contact us.`
          : `${hits.length} ${hits.length === 1 ? 'answer' : 'answers'}`}
      </p>
      <ul className="divide-y divide-line border-line border-t empty:hidden">
        {hits.map(({ href, title, note }) => (
          <li key={href}>
            <Link
              to={href}
              onClick={onPick}
              className="flex min-h-12 items-center justify-between gap-3 px-4 py-2.5 -outline-offset-2 hover:bg-sunk"
            >
              <span className="min-w-0">
                <span className="block font-medium">{title}</span>
                <span className="block text-ink-soft text-sm">{note}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
