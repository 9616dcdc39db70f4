import { cx } from '@sgb/ui/cx.ts';
import { Select } from '@sgb/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { deferred, query } from '../../shared/api/api.ts';
import type { Meta } from '../../shared/page/meta.ts';
import type { LayoutPart } from '../../shared/page/page-module.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { HotWords } from '../../shared/search/hot-words.tsx';
import { SearchForm } from '../../shared/search/search-form.tsx';
import { useSearchHistory } from '../../shared/search/search-history.ts';
import { SearchHistory } from '../../shared/search/search-history-list.tsx';
import { OtherWays } from './other-ways.tsx';

/** The page is the search: a second field in the header would only be in its way. */
export const hides: readonly LayoutPart[] = ['search'];

export async function loader({ context }: LoaderFunctionArgs) {
  await Promise.all([
    deferred(context, 'GET /api/search/hotkeyword', {}),
    deferred(context, 'GET /api/search/getallclassifies', {}),
  ]);
  return null;
}

export function meta(): Meta {
  return {
    title: 'Search',
    description: 'Find wholesale goods by word, by link or by photo, in rand.',
  };
}

export function Component() {
  const history = useSearchHistory();
  const [categoryId, setCategoryId] = useState('');
  return (
    <div className={cx(pageWidth, 'pt-4 pb-8 md:pt-8 md:pb-12')}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <div className="flex flex-col gap-3">
          <h1 className="font-bold text-xl">What are you looking for?</h1>
          <div className="flex">
            <SearchForm camera asPage scope={categoryId ? { categoryId } : {}} />
          </div>
          <SearchWithin value={categoryId} onChange={setCategoryId} />
        </div>
        {history.length > 0 && <SearchHistory history={history} />}
        <HotWords />
        <OtherWays />
      </div>
    </div>
  );
}

interface SearchWithinProps {
  value: string;
  onChange: (categoryId: string) => void;
}

function SearchWithin({ value, onChange }: SearchWithinProps) {
  const departments = useQuery(query('GET /api/search/getallclassifies', {})).data?.items ?? [];
  return (
    <Select aria-label="Search within" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      <option value="">All departments</option>
      {departments.map((department) => (
        <optgroup key={department.id} label={department.name}>
          <option value={department.id}>All of {department.name}</option>
          {department.children.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
