import { Breadcrumb } from '@sgb/ui/breadcrumb.tsx';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { EmptyState } from '@sgb/ui/states.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { query, servicesContext } from '../../shared/api/api.ts';
import { ShopLink } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { inputFrom } from '../../shared/lists/list-address.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta, MetaArguments } from '../../shared/page/meta.ts';
import { keepUser, whenSlotsRead } from '../../shared/session/slots.ts';
import { receiversHref } from './links.ts';
import { ReceiverForm } from './receiver-form.tsx';

const form = 'GET /api/user/address/editpage';
const self = 'GET /api/user/info';

const formInput = (search: URLSearchParams) => inputFrom(form, search, ['id']);

export const middleware = ['auth'];

export async function loader(args: LoaderFunctionArgs) {
  const input = formInput(new URL(args.request.url).searchParams);
  await listed(args.context, form, input);
  // The first receiver begins with what is known of its shopper.
  const page = args.context.get(servicesContext).queryClient.getQueryData(query(form, input).queryKey);
  if (page?.count === 0) await listed(args.context, self, {});
  return null;
}

const titleOf = (search: URLSearchParams) => (search.get('id') ? 'Edit receiver' : 'New receiver');

export function meta({ search }: MetaArguments): Meta {
  return { title: titleOf(search), description: 'Where a parcel goes, and who signs for it.', noindex: true };
}

export function Component() {
  const [search] = useSearchParams();
  const answer = useQuery(query(form, formInput(search)));
  const { data: info } = useQuery({ ...query(self, {}), enabled: false });
  useEffect(() => {
    if (info) return whenSlotsRead(() => keepUser(info));
  }, [info]);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <div>
        <Breadcrumb
          LinkComponent={ShopLink}
          items={[{ label: 'My addresses', href: receiversHref }, { label: titleOf(search) }]}
        />
        <h1 className="font-bold text-xl">{titleOf(search)}</h1>
      </div>
      <Answer of={answer} skeleton={<Skeleton className="h-[40rem] rounded-card" />}>
        {({ receiver, count, limit, types }) =>
          receiver || count < limit ? (
            <ReceiverForm
              key={receiver?.id ?? 'new'}
              receiver={receiver}
              types={types}
              first={count === 0}
              self={info}
            />
          ) : (
            <Full limit={limit} />
          )
        }
      </Answer>
    </div>
  );
}

function Full({ limit }: { limit: number }) {
  return (
    <EmptyState
      title={`You have ${limit} receivers`}
      action={
        <Link to={receiversHref} className={buttonClass()}>
          Show my addresses
        </Link>
      }
    >
      That is the most an account can have. Delete one to add another.
    </EmptyState>
  );
}
