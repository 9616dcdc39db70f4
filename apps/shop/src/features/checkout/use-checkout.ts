import type { CheckoutPreview, Placed } from '@sgb/contract/checkout.ts';
import { Refused } from '@sgb/contract/client.ts';
import { funnelEvents } from '@sgb/contract/funnel.ts';
import type { Market } from '@sgb/contract/markets.ts';
import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { useChanged } from '../../shared/api/changed.ts';
import { NotAnswered, sendWish } from '../../shared/api/wish.ts';
import { keepReturn } from '../../shared/session/keep-return.ts';
import { useKept } from '../../shared/session/kept.ts';
import { setSlot, useSlots, whenSlotsRead } from '../../shared/session/slots.ts';
import { funnelThenLeave } from '../../shared/tracking/funnel.ts';
import { type Choices, keptChoices, noChoices, previewInput, servicesText } from './choices.ts';
import { payRechargeHref, successHref, topayHref } from './links.ts';

export const previewCall = 'GET /api/checkout/preview';

/** How soon suppliers have said what they ask for, and how often they are asked. */
const checkedMs = 2_500;
const lookEveryMs = 60_000;

/** How it is paid: now, later, or with a recharge of what lacks. */
export type Paying = 'now' | 'later' | GatewayName;

const isPreview = (data: unknown): data is CheckoutPreview =>
  typeof data === 'object' && data !== null && 'breakdown' in data;

/** The review of a checkout: what is chosen, what it costs, and the payment of exactly that. */
export function useCheckout(market: Market) {
  const [choices, choose] = useState<Choices>(noChoices);
  // Loaded again, the page knows what was chosen.
  useEffect(
    () =>
      whenSlotsRead(() => {
        const kept = keptChoices(useSlots.getState().checkoutInfo, market);
        if (kept) choose(kept);
      }),
    [market],
  );
  const setChoices = (next: Choices) => {
    choose(next);
    setSlot('checkoutInfo', { market, choices: next });
  };
  const countryId = useKept((kept) => kept.countryId);
  const queryClient = useQueryClient();
  const changed = useChanged();
  const navigate = useNavigate();
  const asked = query(previewCall, previewInput(market, choices, countryId));
  const answer = useQuery({
    ...asked,
    // The cart may have changed since the last visit, in this window or another.
    staleTime: 0,
    placeholderData: keepPreviousData,
    // Prices are read again while somebody looks at them.
    refetchInterval: ({ state: { data } }) => (data?.checking ? checkedMs : lookEveryMs),
  });

  const pay = useMutation({
    mutationFn: ({ preview, paying }: { preview: CheckoutPreview; paying: Paying }) =>
      sendWish('POST /api/checkout/submit', {
        market,
        agreed: preview.breakdown.totalCents,
        couponid: preview.couponId ?? 0,
        scoin: preview.breakdown.scoin,
        services: servicesText(choices),
        ...(preview.shipping?.receiver && { receiverid: preview.shipping.receiver.id }),
        ...(preview.shipping && { delivery: preview.shipping.mode }),
        paylater: paying === 'later' ? 1 : 0,
        ...(paying !== 'now' && paying !== 'later' && { recharge: paying }),
      }),
    async onSuccess(placed) {
      await arrive(placed);
    },
    onError(error) {
      if (error instanceof NotAnswered) return;
      setSlot('checkoutErrorInfo', { market, message: error.message });
      // What is true now comes with the refusal.
      if (error instanceof Refused && isPreview(error.data)) queryClient.setQueryData(asked.queryKey, error.data);
      else void changed(previewCall);
    },
  });

  async function arrive(placed: Placed): Promise<void> {
    setSlot('checkoutInfo', null);
    setSlot('checkoutErrorInfo', null);
    if (placed.recharge) keepReturn(placed.recharge, successHref(placed.id, funnelEvents.paidCheckout));
    if (placed.state === 20) await funnelThenLeave('paidCheckout');
    const to = placed.recharge
      ? payRechargeHref(placed.recharge)
      : placed.state === 20
        ? successHref(placed.id)
        : topayHref;
    await navigate(to, { replace: true });
    // Not before leaving: this page has nothing to show any more.
    void changed('cart', 'checkouts', 'orders', 'money', 'coupons', 'coins', 'recharges', 'messages');
  }

  return { answer, choices, setChoices, pay, busy: answer.isPlaceholderData };
}

export type Checkout = ReturnType<typeof useCheckout>;
