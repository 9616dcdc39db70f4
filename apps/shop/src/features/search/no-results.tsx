import { EmptyState } from '@sgb/ui/states.tsx';
import { AdStrip } from '../../shared/pictures/ad-strip.tsx';
import { HotWords } from '../../shared/search/hot-words.tsx';
import { OtherWays } from './other-ways.tsx';

/** Nothing found is not the end: what to try next. */
export function NoResults({ keyword }: { keyword: string }) {
  return (
    <div className="flex flex-col gap-6">
      <EmptyState title="Nothing found" picture="search" className="pb-0">
        <ul className="list-disc pl-4 text-left">
          <li>Check the spelling, or use fewer words.</li>
          <li>Name the thing rather than the brand: “running shoes”.</li>
          <li>Try the Chinese name; titles are searched in both languages.</li>
        </ul>
      </EmptyState>
      <OtherWays keyword={keyword} />
      <HotWords />
      <AdStrip code="search-empty" />
    </div>
  );
}
