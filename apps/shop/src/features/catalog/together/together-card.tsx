import type { Product } from '@sgb/contract/catalog.ts';
import { unitWord } from '@sgb/contract/catalogue.ts';
import { formatCount, formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { useNear } from '@sgb/ui/use-near.ts';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMounted } from '../../../shared/browser/mounted.ts';
import { Reused } from '../../../shared/page/reused.tsx';
import { type Tiers, teamTiers } from './tiers.ts';

const OpenTeams = lazy(() => import('./open-teams.tsx'));
const TeamSheet = lazy(() => import('./team-sheet.tsx'));

/** A team by its number, or a new one. */
type Opened = number | 'new' | null;

const wordsOf = ({ unitCents, threshold, aloneCents }: Tiers[number], { unit }: Product): readonly string[] => [
  formatRand(unitCents),
  formatCount(threshold),
  unitWord(unit, threshold),
  formatRand(aloneCents),
];

/** What a piece costs together and alone. Teams come when somebody is near, the sheet when it is opened. */
export function TogetherCard({ product }: { product: Product }) {
  const [search, setSearch] = useSearchParams();
  const linked = Number(search.get('team')) || null;
  const [opened, setOpened] = useState<Opened>(null);
  const { place, near } = useNear<HTMLElement>();
  const mounted = useMounted();
  const tiers = teamTiers(product);
  const best = tiers.at(-1);
  const shown: Opened = opened ?? linked;
  const close = () => {
    setOpened(null);
    if (linked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('team');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  if (!best && linked === null) return null;
  return (
    <section ref={place} aria-label="Buy together" className="rounded-card border border-brand/40 bg-card p-3">
      {best && (
        <Reused as="together" words={wordsOf(best, product)}>
          {(price, pieces, of, alone) => (
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
              <p className="min-w-0 flex-1 basis-52 text-sm">
                Together <strong className="money text-base text-brand">{price}</strong> from {pieces} {of}, alone{' '}
                <span className="money">{alone}</span>
              </p>
              <Button variant="secondary" disabled={!mounted} onClick={() => setOpened('new')}>
                Start a team
              </Button>
            </div>
          )}
        </Reused>
      )}
      {near && (
        <Suspense fallback={null}>
          <OpenTeams productId={product.id} onOpen={setOpened} />
        </Suspense>
      )}
      {mounted && shown !== null && (
        <Suspense fallback={null}>
          <TeamSheet product={product} tiers={tiers} opened={shown} onOpen={setOpened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
