import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { useQuery } from '@tanstack/react-query';
import { FileUp, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom, searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageWidth } from '../../shared/page/width.ts';
import { needLogin } from '../../shared/session/need-login.ts';
import { receiverHref } from './links.ts';
import { ReceiverList } from './receiver-list.tsx';
import { ReceiverSearch } from './receiver-search.tsx';
import { useImport } from './use-import.ts';

const ImportSheet = lazy(() => import('./import-sheet.tsx'));

const list = 'GET /api/user/address/list';
const params = ['keyword', 'page'] as const;

function listInput(search: URLSearchParams) {
  return inputFrom(list, search, params);
}

export async function loader(args: LoaderFunctionArgs) {
  await needLogin(args);
  await listed(args.context, list, listInput(new URL(args.request.url).searchParams));
  return null;
}

export function meta(): Meta {
  return { title: 'My addresses', description: 'The people and places that your parcels go to.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const [importing, setImporting] = useState(false);
  const work = useImport(() => setImporting(false));
  const answer = useQuery(query(list, listInput(search)));
  const { data } = answer;
  const full = data !== undefined && data.count >= data.limit;
  return (
    <div className={cx(pageWidth, 'flex flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="font-bold text-xl">My addresses</h1>
          <p className="min-h-5 text-ink-soft text-sm">
            {data && `${data.count} of ${data.limit}. Your parcels go to the default one unless you choose another.`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          {data?.mayImport && (
            <Button
              variant="secondary"
              className="max-md:flex-1"
              icon={<FileUp aria-hidden="true" className="size-4" />}
              onClick={() => {
                work.check.reset();
                work.bring.reset();
                setImporting(true);
              }}
            >
              Import a file
            </Button>
          )}
          {!full && (
            <Link to={receiverHref()} className={buttonClass({}, 'max-md:flex-1')}>
              <Plus aria-hidden="true" className="size-4" />
              Add a receiver
            </Link>
          )}
        </div>
      </header>
      {full && (
        <p className="text-sm text-warn">
          You have as many receivers as an account can have. Delete one to add another.
        </p>
      )}
      {(data?.count ?? 0) > 0 && <ReceiverSearch keyword={search.get('keyword') ?? ''} />}
      <ReceiverList
        answer={answer}
        keyword={search.get('keyword') ?? ''}
        hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      />
      {importing && (
        <Suspense fallback={null}>
          <ImportSheet work={work} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </div>
  );
}
