import { Refused } from '@sgb/contract/client.ts';
import { type CountryId, southAfrica } from '@sgb/contract/countries.ts';
import type { ShipPreview } from '@sgb/contract/parcel-views.ts';
import type { MadeParcel } from '@sgb/contract/parcels.ts';
import { notify } from '@sgb/ui/notify.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { query } from '../../../shared/api/api.ts';
import { useChanged } from '../../../shared/api/changed.ts';
import { NotAnswered, sendWish } from '../../../shared/api/wish.ts';
import { setSlot } from '../../../shared/session/slots.ts';
import { parcelHref, stepHref } from '../address.ts';
import { type Choices, previewInput } from '../choices.ts';
import type { Combine } from './use-combine.ts';

const previewCall = 'POST /api/deliveryorder/shippreview';
const togetherCall = 'POST /api/deliveryorder/deliveryorder';

interface Receiver {
  readonly id: number;
  readonly countryId: CountryId;
}

/** What the chosen orders are together, and every line with its price or why not. */
export function useTogether({ orderIds, line, delivery }: Choices, receiver: Receiver | undefined) {
  const orderids = orderIds.toSorted((one, other) => one - other);
  return useQuery({
    ...query(togetherCall, {
      orderids,
      countryid: receiver?.countryId ?? southAfrica,
      ...(receiver && { rid: receiver.id, ...(line && delivery && { line, delivery }) }),
    }),
    enabled: orderids.length > 0,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The quote of exactly what is chosen. */
export function usePreview(choices: Choices) {
  const input = previewInput(choices);
  // Nothing is asked before all is chosen, so the input of then is never looked at.
  const asked = query(previewCall, input ?? { orderids: [], rid: 0, line: '' });
  return useQuery({
    ...asked,
    enabled: input !== null,
    staleTime: 0,
    ...(input && { placeholderData: keepPreviousData }),
  });
}

interface Agreement {
  readonly preview: ShipPreview;
  readonly payNow: boolean;
  /** Packed and weighed before it is paid for. */
  readonly rehearse: boolean;
  readonly autoDebit: boolean;
}

/** Makes the parcel that was agreed to, and goes on to it, or to the next of a plan. */
export function useCreate({ choices, goOn }: Combine) {
  const changed = useChanged();
  const navigate = useNavigate();
  return useMutation({
    mutationFn({ preview, payNow, rehearse, autoDebit }: Agreement): Promise<MadeParcel> {
      const input = previewInput(choices);
      if (!input) throw new Error('nothing is chosen');
      return sendWish('POST /api/deliveryorder/shipcreate', {
        ...input,
        couponid: preview.couponId ?? 0,
        usescoin: preview.coins.used,
        totalcents: preview.totalCents,
        paynow: payNow ? 1 : 0,
        declared: 1,
        rehearsalcents: rehearse ? (preview.rehearsal?.cents ?? 0) : 0,
        autodebit: autoDebit ? 1 : 0,
      });
    },
    async onSuccess({ id, number, dueCents }) {
      notify('good', dueCents > 0 ? `${number} waits for your payment` : `${number} is on its way to be packed`);
      if (goOn()) await navigate(stepHref('review'), { replace: true });
      else {
        await navigate(parcelHref(id), { replace: true });
        // Not before leaving, or the page would be seen without its goods.
        setSlot('combineProductList', null);
      }
      void changed('parcels', 'orders', 'money', 'coupons', 'coins', 'messages');
    },
    onError(error) {
      if (!(error instanceof NotAnswered)) void changed(previewCall);
      if (error instanceof Refused) void changed(togetherCall);
    },
  });
}
