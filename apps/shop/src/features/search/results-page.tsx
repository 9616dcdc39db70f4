import { Refused } from '@sgb/contract/client.ts';
import { cx } from '@sgb/ui/cx.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { deferred, servicesContext } from '../../shared/api/api.ts';
import { inAddressWords } from '../../shared/filter/filter.ts';
import { leadTo } from '../../shared/links/lead-to.ts';
import { productHref } from '../../shared/links/link.tsx';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { adsIn } from '../../shared/pictures/ad-strip.tsx';
import { bigTreeHref, checkKeyword, isBigTree, searchHref } from '../../shared/search/keyword.ts';
import { OtherWays } from './other-ways.tsx';
import { Results } from './results.tsx';
import { searchInput, withoutKeyword } from './search-input.ts';

/** The bar deals with links and with what is too long by itself; addresses come here by other ways, too. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<LinkProblem | null> {
  const { searchParams: search } = new URL(request.url);
  const checked = checkKeyword(search.get('keyword') ?? '');
  if (!checked) throw leadTo(withoutKeyword(search));
  if ('error' in checked) throw data(checked.error, { status: 400 });
  if ('link' in checked) return followLink(context, checked.link);
  if (isBigTree(checked.keyword)) throw leadTo(bigTreeHref);
  const found = await listed(context, 'GET /api/search/keysearchlist', searchInput(search), inAddressWords);
  const sellerid = search.get('sellerid')?.trim();
  const nothing = found?.items.length === 0;
  await Promise.all([
    nothing && deferred(context, 'GET /api/search/hotkeyword', {}),
    nothing && deferred(context, ...adsIn('search-empty')),
    sellerid && deferred(context, 'GET /api/supplier/productlist', { sellerid }),
  ]);
  return null;
}

interface LinkProblem {
  readonly problem: string;
}

async function followLink(context: LoaderFunctionArgs['context'], link: string): Promise<LinkProblem> {
  try {
    const { productId } = await context.get(servicesContext).api.call('GET /api/search/searchlink', { keyword: link });
    throw leadTo(productHref(productId));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.http === 401) throw leadTo(`/login?${new URLSearchParams({ origUrl: `/shop${searchHref(link)}` })}`);
    return { problem: error.message };
  }
}

export function meta({ search }: MetaArguments): Meta {
  const keyword = search.get('keyword')?.trim() ?? '';
  return {
    title: `Search: ${keyword}`,
    description: `Wholesale goods for “${keyword}”, in rand, from Chinese suppliers.`,
    // There are as many of these pages as there are words.
    noindex: true,
    canonical: `/shop${searchHref(keyword)}`,
  };
}

export function Component() {
  const failed = useLoaderData<typeof loader>();
  return (
    <div className={cx(pageWidth, 'pt-3 pb-8 md:pt-5 md:pb-12')}>
      {failed ? (
        <div className="flex flex-col gap-4">
          <h1 className="font-bold text-xl">Search</h1>
          <Notice tone="danger" title="Error">
            {failed.problem}
          </Notice>
          <OtherWays />
        </div>
      ) : (
        <Results />
      )}
    </div>
  );
}
