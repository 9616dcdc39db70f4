import type { CartLine } from '@sgb/contract/cart.ts';
import { Stepper } from '@sgb/ui/stepper.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CartChange } from './use-cart.ts';
import { boundsOf, isDead, nameOf } from './words.ts';

interface QuantityFieldProps {
  readonly line: CartLine;
  readonly change: CartChange;
  readonly className?: string;
}

/** Whoever presses several times means the last number. */
const settleMs = 400;

/** The number follows the finger; what it costs comes from the server. */
export function QuantityField({ line, change, className }: QuantityFieldProps) {
  const [wanted, setWanted] = useState<number | null>(null);

  const send = useEffectEvent(async (quantity: number) => {
    if (quantity !== line.quantity) await change({ name: 'POST /api/cart/quantity', input: { id: line.id, quantity } });
    // Unless it was pressed again meanwhile.
    setWanted((latest) => (latest === quantity ? null : latest));
  });
  useEffect(() => {
    if (wanted === null) return;
    const timer = setTimeout(send, settleMs, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (
    <Stepper
      size="sm"
      label={`Quantity of ${nameOf(line)}`}
      value={wanted ?? line.quantity}
      onChange={setWanted}
      {...boundsOf(line)}
      step={line.batch}
      disabled={isDead(line)}
      className={className}
    />
  );
}
