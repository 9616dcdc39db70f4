import { EmptyState } from '@sgb/ui/states.tsx';

export async function loadPending(): Promise<void> {}

export function PendingTab() {
  return <EmptyState title="Nothing here yet" />;
}
