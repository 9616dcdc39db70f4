import { type OrderStatus, progressOf, statusText, statusWords, stepsOf } from '@sgb/contract/order-states.ts';
import type { OrderCard } from '@sgb/contract/orders.ts';
import { StatusTag, StepLine } from '../../shared/orders/status.tsx';

export function OrderTag({ status, size }: { status: OrderStatus; size?: 'sm' | 'md' }) {
  return <StatusTag words={statusWords[status]} {...(size && { size })} />;
}

type Walked = Pick<OrderCard, 'type' | 'market' | 'status' | 'actions'>;

/** 70 stands for two things: handed over, and signed for once the shopper has said so. */
const isHandedOver = ({ status }: Walked) => status === 70;
const isSigned = (order: Walked) => isHandedOver(order) && !order.actions.includes('confirm');

/** The status of one order, which knows more than its number says. */
export function OrderState({ order, size }: { order: Walked; size?: 'sm' | 'md' }) {
  const words = statusWords[order.status];
  return <StatusTag words={isSigned(order) ? { ...words, label: 'Signed' } : words} {...(size && { size })} />;
}

export function stateText(order: Walked & Pick<OrderCard, 'refundedCents'>): string {
  if (!isSigned(order)) return statusText(order);
  return order.actions.includes('review') ? 'Signed for. Tell us how it was.' : 'Signed for.';
}

/** The line that an order walks along; one that left it shows none. */
export function ProgressLine({ order, words }: { order: Walked; words?: 'always' }) {
  const reached = progressOf(order);
  if (reached === null) return null;
  const done = isHandedOver(order) && !isSigned(order) ? reached - 1 : reached;
  return <StepLine steps={stepsOf(order).map(({ label }) => label)} reached={done} {...(words && { words })} />;
}
