import { Refused } from '@sgb/contract/client.ts';
import { Notice } from '@sgb/ui/notice.tsx';
import { DropZone } from './drop-zone.tsx';

/** What went wrong with a picture, and the way to another one. */
export function Another({ error }: { error: Error }) {
  return (
    <>
      <Notice tone="danger" className="mx-auto w-full max-w-xl">
        {error instanceof Refused ? error.message : 'We could not open that picture. Please try again.'}
      </Notice>
      <DropZone />
    </>
  );
}
