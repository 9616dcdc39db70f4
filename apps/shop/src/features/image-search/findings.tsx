import type { Region } from '@sgb/contract/image-search.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { ImageUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { ProductList } from '../../shared/goods/product-list.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { imageSearchHref } from '../../shared/search/use-picture-search.ts';
import { type Wanted, wantedSearch } from './address.ts';
import { Another } from './another.tsx';
import { CropBox } from './crop-box.tsx';
import { RefineForm } from './refine-form.tsx';

interface FindingsProps {
  wanted: Wanted;
  pictureKey: string;
}

/** The picture with its crop box, and the goods that look like what is in the box. */
export function Findings({ wanted, pictureKey }: FindingsProps) {
  const navigate = useNavigate();
  const opened = useQuery(query('POST /api/search/imagesearch', { key: pictureKey }));
  const { region, keyword, page } = wanted;
  // Opening the picture brings the first page of what it finds by itself.
  const first = !region && keyword === '' && page === 1;
  const later = useQuery({
    ...query('POST /api/search/imagesearchlist', { key: pictureKey, page, keyword, ...(region && { region }) }),
    enabled: !first,
  });
  const list = first ? opened : later;
  const change = (changes: Partial<Wanted>) =>
    navigate({ search: wantedSearch(wanted, changes) }, { preventScrollReset: true, replace: 'region' in changes });

  if (opened.error) return <Another error={opened.error} />;
  const { data } = opened;
  const shown = region ?? data?.region;
  return (
    <div className="flex flex-col gap-5 lg:flex-row lg:items-start lg:gap-6">
      <section
        aria-label="Your picture"
        className="flex flex-col items-center gap-3 rounded-card border border-line bg-card p-3 lg:sticky lg:top-32 lg:w-80 lg:shrink-0"
      >
        {data && shown ? (
          <CropBox picture={data.picture} region={shown} onChange={(next: Region) => change({ region: next })} />
        ) : (
          <Skeleton className="aspect-square h-[34vh] lg:h-auto lg:w-full" />
        )}
        {region ? (
          <Button variant="ghost" size="sm" onClick={() => change({ region: undefined })}>
            Reset the box
          </Button>
        ) : (
          <p className="flex min-h-11 items-center text-center text-ink-soft text-sm md:min-h-9">
            Draw the box around the one thing you want.
          </p>
        )}
        <RefineForm keyword={keyword} onChange={(words) => change({ keyword: words })} />
        <Link to={imageSearchHref()} className={buttonClass({ variant: 'ghost', wide: true })}>
          <ImageUp aria-hidden="true" className="size-4" />
          Use another picture
        </Link>
      </section>
      <section aria-label="Goods like your picture" className="min-w-0 flex-1">
        <p aria-live="polite" className="mb-3 min-h-5 text-ink-soft text-sm">
          {list.data && `${formatCount(list.data.total)} goods, the most alike first`}
        </p>
        <ProductList
          answer={list}
          hrefFor={(next) => imageSearchHref() + wantedSearch(wanted, { page: next })}
          empty={<Nothing keyword={keyword} onClear={() => change({ keyword: '' })} />}
        />
      </section>
    </div>
  );
}

function Nothing({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  if (keyword !== '') {
    return (
      <EmptyState
        title={`Nothing like your picture has “${keyword}” in its name`}
        picture="search"
        action={<Button onClick={onClear}>Search with the picture alone</Button>}
      />
    );
  }
  return (
    <EmptyState title="Nothing found yet" picture="search">
      We are still preparing our goods for picture search. Try again in a minute.
    </EmptyState>
  );
}
