import { backPartWords, failStepWords, failWords } from '@sgb/contract/dispatch-states.ts';
import type { Failure } from '@sgb/contract/dispatch-views.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card } from '@sgb/ui/card.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { searchWith } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import { PagedList } from '../../shared/lists/paged-list.tsx';
import { Goods, moment } from './dispatch-card.tsx';
import { useHandle } from './use-dispatch.ts';

const list = 'GET /api/stockup/fail';
const params = ['tab', 'page'] as const;
const askedFor = (search: URLSearchParams) => ({ page: pageIn(search.get('page')) });

export async function loadFail(context: LoaderFunctionArgs['context'], search: URLSearchParams): Promise<void> {
  await listed(context, list, askedFor(search));
}

export function FailTab(_: { figures: unknown }) {
  const [search] = useSearchParams();
  const answer = useQuery({ ...query(list, askedFor(search)), placeholderData: keepPreviousData });
  return (
    <PagedList
      answer={answer}
      hrefFor={(page) => searchWith(search, params, { page: page === 1 ? '' : String(page) }) || '?'}
      skeleton={<Skeleton className="h-96 rounded-card" />}
      empty={
        <EmptyState title="Nothing failed">What goes wrong is listed here, with the money that came back.</EmptyState>
      }
      end
    >
      {({ items }) => (
        <ul className="flex flex-col gap-3">
          {items.map((failure) => (
            <li key={`${failure.kind} ${failure.id}`}>
              <Failed failure={failure} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Failed({ failure }: { failure: Failure }) {
  const { kind, id, reason, number, at, lines, text, backCents, back, shelved, damaged, step, receiver, productId } =
    failure;
  const handle = useHandle();
  return (
    <Card as="article" aria-label={number} className="flex flex-col gap-3">
      <header className="text-sm">
        <p className="text-ink-soft">
          {number} · {moment(at)}
        </p>
        <h2 className="font-semibold text-danger">{failWords[reason]}</h2>
        {text !== failWords[reason] && <p>{text}</p>}
        {receiver && (
          <p className="text-ink-soft">
            {receiver.name}, {receiver.address}
          </p>
        )}
      </header>
      <Goods lines={lines} />
      <ul className="text-sm">
        <li className={backCents > 0 ? 'text-good' : 'text-ink-soft'}>
          {backCents > 0
            ? `${formatRand(backCents)} came back to your balance`
            : reason === 'countedShort'
              ? 'No money has come back yet'
              : 'No money came back'}
          {back.length > 1 &&
            `: ${back.map(({ part, cents }) => `${backPartWords[part]} ${formatRand(cents)}`).join(', ')}`}
        </li>
        {shelved > 0 && (
          <li className="text-ink-soft">
            {shelved - damaged} on your shelf again{damaged > 0 && `, ${damaged} damaged`}
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-2">
        {step === 'orderAgain' && productId ? (
          <Link
            to={`/product/${productId}.html`}
            className={buttonClass({ variant: 'action', size: 'sm' })}
            onClick={() => handle.mutate({ kind, id })}
          >
            {failStepWords[step]}
          </Link>
        ) : (
          <Button variant="action" size="sm" loading={handle.isPending} onClick={() => handle.mutate({ kind, id })}>
            {failStepWords[step]}
          </Button>
        )}
      </div>
    </Card>
  );
}
