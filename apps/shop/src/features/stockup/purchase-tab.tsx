import { EmptyState } from '@sgb/ui/states.tsx';

export async function loadPurchase(): Promise<void> {}

export function PurchaseTab() {
  return <EmptyState title="Nothing here yet" />;
}
