import type { Happened } from '@sgb/contract/trade-desk.ts';
import { formatRand } from '@sgb/money/format.ts';
import { EntryLink } from '../links/entry-link.tsx';
import { Numbers } from '../links/numbers.tsx';

/** What happened to an order or parcel, as the detail shows it. */
export const timelineOf = (happened: readonly Happened[]) =>
  happened.map(({ at, who, text, cents, entryId }) => ({
    at,
    who,
    text: (
      <>
        <Numbers text={text} />
        {cents !== null && `, ${formatRand(cents)}`}
        {entryId !== null && (
          <>
            {' '}
            <EntryLink id={entryId} />
          </>
        )}
      </>
    ),
  }));
