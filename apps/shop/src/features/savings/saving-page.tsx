import { cx } from '@sgb/ui/cx.ts';
import { Skeleton } from '@sgb/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { Answer } from '../../shared/api/answer.tsx';
import { deferred, query } from '../../shared/api/api.ts';
import { listed } from '../../shared/lists/listed.ts';
import type { Meta } from '../../shared/page/meta.ts';
import { pageEdges } from '../../shared/page/width.ts';
import { JarCard } from './jar-card.tsx';
import { SavedCard } from './saved-card.tsx';

const saving = 'GET /api/user/saving';
const jar = 'GET /api/user/jar';

export async function loader({ context }: LoaderFunctionArgs) {
  await Promise.all([listed(context, saving, {}), deferred(context, jar, {})]);
  return null;
}

export function meta(): Meta {
  return { title: 'Saving', description: 'What you saved with us, and your goal jar.', noindex: true };
}

export function Component() {
  const saved = useQuery(query(saving, {}));
  const put = useQuery(query(jar, {}));
  return (
    <div className={cx(pageEdges, 'flex max-w-5xl flex-col gap-4 pt-3 pb-8 md:pt-5 md:pb-12')}>
      <h1 className="font-bold text-xl">Saving</h1>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Answer of={saved} skeleton={<Skeleton className="h-[36rem] rounded-card" />}>
          {(data) => <SavedCard saving={data} />}
        </Answer>
        <Answer of={put} skeleton={<Skeleton className="h-64 rounded-card" />}>
          {(data) => <JarCard state={data} />}
        </Answer>
      </div>
    </div>
  );
}
