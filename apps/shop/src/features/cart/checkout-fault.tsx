import type { Market } from '@sgb/contract/markets.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { setSlot, useSlots } from '../../shared/session/slots.ts';

/** Why the last checkout of this cart was refused, until it is dealt with. */
export function CheckoutFault({ market }: { market: Market }) {
  const fault = useSlots((slots) => slots.checkoutErrorInfo);
  if (fault?.market !== market) return null;
  return (
    <Notice
      tone="warn"
      className="mb-3"
      title="Your last checkout was not paid"
      action={
        <Button variant="ghost" size="sm" onClick={() => setSlot('checkoutErrorInfo', null)}>
          OK
        </Button>
      }
    >
      {fault.message}
    </Notice>
  );
}
