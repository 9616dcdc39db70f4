import type { ParcelDraft } from '@sgb/contract/parcel-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { query, useApi } from '../../../shared/api/api.ts';
import { createDrafts } from '../../../shared/api/drafts.ts';
import { setSlot, useSlots } from '../../../shared/session/slots.ts';
import { stepOf } from '../address.ts';
import { afterThis, type Choices, draftInput, type Kept, readKept, startOf } from '../choices.ts';
import { firstGoods, useGoods } from './use-goods.ts';

const pauseMs = 400;
const receivers = query('GET /api/user/address/list', {});

/** What is chosen for a parcel: kept in this browser at once, and on the server for every other one. */
export function useCombine(draft: ParcelDraft | null) {
  const [search, setSearch] = useSearchParams();
  const begin = (): Kept => {
    const slot = readKept(useSlots.getState().combineProductList);
    return startOf(draft, slot, search);
  };
  const [kept, setKept] = useState(begin);
  const [ready, setReady] = useState(false);
  const save = useSaving(({ choices }) =>
    setKept((now) => (now.choices === choices ? { ...now, unsaved: false } : now)),
  );
  const change = (choices: Choices, next = kept.next) => {
    const changed = { choices, unsaved: true, next };
    setKept(changed);
    save(changed);
  };

  // The server knows no slots: what this browser has kept is read after the first rendering.
  useEffect(() => {
    const read = () => {
      const start = begin();
      setKept((now) => (now.unsaved ? now : start));
      setReady(true);
      if (!search.has('orders') && !search.has('rid')) return;
      save(start);
      setSearch((all) => withoutAsked(all), { replace: true, preventScrollReset: true });
    };
    if (!useSlots.persist.hasHydrated()) return useSlots.persist.onFinishHydration(read);
    read();
    // Once, when the page has come: what changes later was changed here.
  }, []);
  useEffect(() => {
    if (ready) setSlot('combineProductList', kept.choices.orderIds.length === 0 ? null : kept);
  }, [kept, ready]);

  const [keyword, setKeyword] = useState('');
  const goods = useGoods(kept.choices.orderIds, keyword);
  const people = useQuery(receivers).data?.items ?? [];
  const usual = people.find(({ isDefault }) => isDefault) ?? people[0];
  /** What left its shelf meanwhile, on another device perhaps, is not chosen any more. */
  const there = (ids: readonly number[]) => (goods.complete ? ids.filter((id) => goods.known.has(id)) : ids);
  const orderIds = there(kept.choices.orderIds);
  const next = kept.next
    .map((planned) => ({ ...planned, orderIds: there(planned.orderIds) }))
    .filter((planned) => planned.orderIds.length > 0);
  const choices: Choices = { ...kept.choices, orderIds, receiverId: kept.choices.receiverId ?? usual?.id ?? null };
  return {
    step: stepOf(search),
    choices,
    change,
    goods,
    keyword,
    setKeyword,
    receiver: people.find(({ id }) => id === choices.receiverId),
    next,
    /** Goes on with the next parcel of the plan; false when there is none. */
    goOn(): boolean {
      const [planned, ...rest] = next;
      if (planned) change(afterThis(choices, planned), rest);
      return planned !== undefined;
    },
  };
}

export type Combine = ReturnType<typeof useCombine>;

function withoutAsked(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['orders', 'rid']) rest.delete(name);
  return rest;
}

/** Saves one choice after the other, after a pause: the last one counts. */
function useSaving(onSaved: (kept: Kept) => void): (kept: Kept) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const [drafts] = useState(() =>
    createDrafts(async (change) => {
      const kept = change as Kept;
      const input = draftInput(kept.choices, kept.next);
      const { savedAt } = await api.call('POST /api/deliveryorder/save', input);
      onSaved(kept);
      const draft = savedAt === null ? null : ({ ...input, rid: input.rid ?? null, savedAt } as ParcelDraft);
      queryClient.setQueryData(firstGoods.queryKey, (page) => page && { ...page, draft });
    }),
  );
  return (kept) => drafts.save('choices', kept, pauseMs);
}
