import { EmptyState } from '@sgb/ui/states.tsx';

export async function loadShip(): Promise<void> {}

export function ShipTab() {
  return <EmptyState title="Nothing here yet" />;
}
