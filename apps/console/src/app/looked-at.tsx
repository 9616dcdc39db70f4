import type { ConsolePath } from '@sgb/contract/console-pages.ts';
import { Outlet, useParams } from 'react-router';
import { Lookers } from '../shared/detail/lookers.tsx';

/** One thing of a page, with who else looks at it. */
export function LookedAt({ path }: { path: ConsolePath }) {
  const { id = '' } = useParams();
  return (
    <>
      <Lookers key={`${path} ${id}`} path={path} id={id} />
      <Outlet />
    </>
  );
}
