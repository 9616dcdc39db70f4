import { type Site, siteNames, sites, type Thing } from '@sgb/contract/floor.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query } from '../../shared/api/api.ts';
import { FloorPage } from '../../shared/floor/floor-page.tsx';
import { GatheredPanel } from '../../shared/floor/gathered-panel.tsx';
import { useSite } from '../../shared/floor/site.ts';
import { ThingCard } from '../../shared/floor/thing-card.tsx';
import { useView } from '../../shared/table/use-view.ts';
import { ScanField } from './scan-field.tsx';

/** @public */
export function Component() {
  const view = useView();
  const [site, setSite] = useSite();
  const field = useRef<HTMLInputElement>(null);
  const code = view.get('code');
  const next = () => {
    field.current?.focus();
    scrollTo({ top: 0 });
  };
  return (
    <FloorPage>
      <div className="mx-auto flex max-w-2xl flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="font-bold text-2xl">Scan</h1>
          <SiteChoice site={site} onChange={setSite} />
        </div>
        <ScanField field={field} onRead={(text) => view.set({ code: text.trim() || null })} />
        {code ? <Scanned code={code} site={site} onDone={next} /> : <Hint />}
        <GatheredPanel />
      </div>
    </FloorPage>
  );
}

function SiteChoice({ site, onChange }: { site: Site; onChange: (to: Site) => void }) {
  return (
    <fieldset aria-label="Where I am" className="flex gap-1">
      {sites.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === site ? 'primary' : 'secondary'}
          aria-pressed={each === site}
          onClick={() => onChange(each)}
        >
          {siteNames[each]}
        </Button>
      ))}
    </fieldset>
  );
}

const Hint = () => (
  <p className="text-ink-soft text-sm">
    A parcel at the gate, an order, a parcel, a batch, a SKU or a shelf: scan it, and this page says what to do.
  </p>
);

/** A parcel that nobody knows has no card of its own: it can be taken in. */
const strangerOf = (code: string): Thing => ({
  kind: 'arrival',
  id: 0,
  number: code,
  title: 'Unknown parcel',
  state: 'Not taken in',
  site: 'guangzhou',
  steps: ['arrive'],
  facts: [],
  lines: [],
  grams: 0,
  freight: '',
});

function Scanned({ code, site, onDone }: { code: string; site: Site; onDone: () => void }) {
  // What is in hand now, not what it was when it was last scanned.
  const found = useQuery({ ...query('GET /api/staff/floor/scan', { code, site }), staleTime: 0 });
  return (
    <Answer of={found}>
      {({ code: read, tone, say, things, steps }) => (
        <>
          {(tone !== 'good' || things.length > 1) && <Notice tone={tone === 'good' ? 'info' : tone}>{say}</Notice>}
          {steps.length > 0 && <ThingCard thing={strangerOf(read)} onDone={onDone} />}
          {things.map((thing) => (
            <ThingCard key={`${thing.kind} ${thing.id} ${thing.steps.join()}`} thing={thing} onDone={onDone} />
          ))}
          {things.some(({ kind, id, lines }) => kind === 'arrival' && id > 0 && lines.length === 0) && (
            <Link to="/ownerless" className="text-brand text-sm underline">
              Find its owner
            </Link>
          )}
        </>
      )}
    </Answer>
  );
}
