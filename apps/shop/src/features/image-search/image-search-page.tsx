import { cx } from '@sgb/ui/cx.ts';
import { Spinner } from '@sgb/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query, servicesContext } from '../../shared/api/api.ts';
import { leadTo } from '../../shared/links/lead-to.ts';
import type { Meta } from '../../shared/page/meta.ts';
import type { LayoutPart } from '../../shared/page/page-module.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { isKey, readWanted, type Wanted } from './address.ts';
import { Another } from './another.tsx';
import { DropZone } from './drop-zone.tsx';
import { Findings } from './findings.tsx';

export const hides: readonly LayoutPart[] = ['exchange', 'actions'];

export function meta(): Meta {
  return { title: 'Search by image', description: 'Find goods that look like your picture.', noindex: true };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.get(servicesContext).ticket()) return null;
  const { pathname, search } = new URL(request.url);
  throw leadTo(`/login?${new URLSearchParams({ origUrl: pathname + search })}`);
}

export function Component() {
  const [search] = useSearchParams();
  const wanted = readWanted(search);
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <h1 className="font-bold text-xl">Search by image</h1>
      {wanted.imageAddress === '' ? <DropZone /> : <Stored wanted={wanted} />}
    </div>
  );
}

/** A picture that lies elsewhere is fetched by the server first. */
function Stored({ wanted }: { wanted: Wanted }) {
  const { imageAddress } = wanted;
  const elsewhere = !isKey(imageAddress);
  const fetched = useQuery({
    ...query('GET /api/search/urlsearch', { imageurl: imageAddress }),
    enabled: elsewhere,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const key = elsewhere ? fetched.data?.key : imageAddress;
  if (key) return <Findings wanted={wanted} pictureKey={key} />;
  return fetched.error ? (
    <Another error={fetched.error} />
  ) : (
    <Spinner size="large" label="Fetching the picture" className="self-center py-16" />
  );
}
