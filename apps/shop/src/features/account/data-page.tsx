import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { CloseCard } from './close-card.tsx';
import { CopyCard } from './copy-card.tsx';

export function meta(): Meta {
  return { title: 'Your data', description: 'A copy of your data, and closing your account.', noindex: true };
}

export async function loader({ context }: LoaderFunctionArgs) {
  await deferred(context, 'GET /api/user/closing', {});
  return null;
}

export function Component() {
  const answer = useQuery(query('GET /api/user/closing', {}));
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-4 px-3 pt-3 pb-8 md:px-6 md:pt-5 md:pb-12">
      <h1 className="font-bold text-xl">Your data</h1>
      <CopyCard />
      <Answer of={answer} skeleton={<Skeleton className="h-80 rounded-card" />}>
        {(state) => <CloseCard state={state} />}
      </Answer>
    </div>
  );
}
