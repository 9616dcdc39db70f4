import { EmptyState } from '@sgb/ui/states.tsx';

export async function loadFail(): Promise<void> {}

export function FailTab() {
  return <EmptyState title="Nothing here yet" />;
}
