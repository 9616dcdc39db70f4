import { useAct } from '../api/api.ts';
import { PictureLinks } from '../links/picture-links.tsx';
import { ShowWithReason } from './show-with-reason.tsx';

const usual = ['Comparing it with the account', 'They asked us about it', 'The bank or the law asks for it'];

/** The whole number of somebody's document, and its pictures. */
export function IdDocument({ accountId, masked }: { accountId: number; masked: string }) {
  const reveal = useAct('POST /api/staff/identity/reveal', { done: 'Shown; your reason is written down', changes: [] });
  return (
    <span className="flex flex-col gap-2">
      <span className="tabular-nums">{reveal.data?.idNumber ?? masked}</span>
      {reveal.data ? (
        <PictureLinks of={reveal.data.pictures} what="Document" />
      ) : (
        <ShowWithReason
          words="Show the document"
          usual={usual}
          busy={reveal.isPending}
          act={(reason) => reveal.mutate({ accountId, reason })}
        />
      )}
    </span>
  );
}
