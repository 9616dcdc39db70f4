import type { RoundEvents } from '@sgb/contract/round-live.ts';
import type { RoundDetail } from '@sgb/contract/round-views.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { query } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';
import { openLine } from '../../../shared/live/line.ts';

/** Everybody who looks at a round would ask for it at the same moment: those who must, ask within so long. */
const spreadMs = 1500;

/** What the page shows, as it is after an event. */
function moved(round: RoundDetail, event: RoundEvents['round']): RoundDetail {
  const { id: _id, everyoneCents, priceCents, ...facts } = event;
  const { mine } = round;
  return {
    ...round,
    ...facts,
    anotherKilogram: { ...round.anotherKilogram, everyoneCents },
    mine: mine && priceCents !== null ? { ...mine, priceCents } : mine,
  };
}

/** Whether an event is about more than it carries: parts, actions, parcels. */
const asksAgain = (round: RoundDetail, event: RoundEvents['round']): boolean =>
  round.state !== event.state ||
  round.endsAt !== event.endsAt ||
  (round.mine === null) !== (event.priceCents === null) ||
  (round.leads && (round.orders !== event.orders || round.members !== event.members));

/** Follows a round as long as its page is open; says whether the line is there. */
export function useLiveRound(input: { readonly id: number; readonly code?: string }): boolean {
  const queryClient = useQueryClient();
  const changed = useChanged();
  const [online, setOnline] = useState(false);
  const { id, code } = input;
  useEffect(() => {
    const { queryKey } = query('GET /api/groupship/round', { id, ...(code && { code }) });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (event: RoundEvents['round']) => {
      const round = queryClient.getQueryData(queryKey);
      if (!round) return;
      queryClient.setQueryData(queryKey, moved(round, event));
      if (!asksAgain(round, event)) return;
      clearTimeout(timer);
      const ask = () => void changed('GET /api/groupship/round', 'GET /api/groupship/totalfee');
      timer = setTimeout(ask, round.leads ? 0 : Math.random() * spreadMs);
    };
    const line = openLine({
      ask: { path: '/api/groupship/stream', input: { id, ...(code && { code }) } },
      address: ({ ticket }) => `/api/groupship/events?${new URLSearchParams({ ticket })}`,
      names: ['round'],
      hear: (_name, data) => hear(JSON.parse(data)),
      online: setOnline,
    });
    return () => {
      clearTimeout(timer);
      line.close();
    };
  }, [id, code, queryClient, changed]);
  return online;
}
