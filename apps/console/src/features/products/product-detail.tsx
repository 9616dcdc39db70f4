import { activityFlags } from '@sgb/contract/catalogue.ts';
import { dateAndTime } from '@sgb/contract/date-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Checkbox } from '@sgb/ui/checkbox.tsx';
import { useState } from 'react';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { ChinaTwin } from './china-twin.tsx';
import { FlashTeams } from './flash-teams.tsx';
import type { Product } from './product.ts';

/** What shoppers call the themed pages. */
export const flagWords: readonly (readonly [number, string])[] = [
  [activityFlags.source, 'Source factories'],
  [activityFlags.sale, 'Hot sale'],
  [activityFlags.updated, 'New products'],
  [activityFlags.season, 'Season special'],
  [activityFlags.via, 'Light to ship'],
  [activityFlags.kilo, 'By the kilo'],
];

const changes = ['GET /api/staff/product/list'] as const;

export function ProductDetail({ one }: { one: Product }) {
  const [flags, setFlags] = useState(one.flags);
  const flag = useAct('POST /api/staff/product/flags', { done: 'Saved; the themed pages count it tonight', changes });
  const hide = useAct('POST /api/staff/product/hide', { done: 'Out of the shop', changes });
  const show = useAct('POST /api/staff/product/show', { done: 'Back in the shop', changes });
  const { id } = one;
  return (
    <Detail
      head={{
        number: id,
        title: one.title,
        state: one.hiddenAt ? 'Hidden' : one.onShelf ? 'Shown' : 'Its supplier does not sell it',
        tone: one.hiddenAt ? 'danger' : one.onShelf ? 'good' : 'neutral',
        age: '',
        owner: '',
      }}
      actions={
        <div className="flex flex-col gap-5">
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-2 font-medium text-sm">Takes part in</legend>
            <div className="flex flex-wrap gap-4">
              {flagWords.map(([bit, words]) => (
                <Checkbox key={bit} label={words} checked={(flags & bit) > 0} onChange={() => setFlags(flags ^ bit)} />
              ))}
            </div>
            <Button
              className="self-start"
              variant="secondary"
              loading={flag.isPending}
              disabled={flags === one.flags}
              onClick={() => flag.mutate({ id, flags })}
            >
              Save
            </Button>
          </fieldset>
          {one.local ? <ChinaTwin one={one} /> : <FlashTeams one={one} />}
          <WithReason
            label="Why"
            hint="For colleagues. Who has it in the cart cannot pay it while it is hidden."
            moves={[
              one.hiddenAt
                ? { words: 'Show it again', busy: show.isPending, act: (reason) => show.mutate({ id, reason }) }
                : {
                    words: 'Hide it',
                    danger: true,
                    busy: hide.isPending,
                    act: (reason) => hide.mutate({ id, reason }),
                  },
            ]}
          />
        </div>
      }
      facts={[
        ['Supplier', one.supplier],
        [
          'In the shop',
          <a
            key="shop"
            href={`/shop/product/${id}.html`}
            target="_blank"
            rel="noreferrer"
            className="text-brand underline"
          >
            open
          </a>,
        ],
      ]}
      timeline={
        one.hiddenAt
          ? [{ at: one.hiddenAt, who: 'Us', text: `Hidden ${dateAndTime(one.hiddenAt)}: ${one.hiddenBecause}` }]
          : []
      }
    />
  );
}
