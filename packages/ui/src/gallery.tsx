import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Drawing, type DrawingName } from './drawings.tsx';
import { GalleryControls } from './gallery-controls.tsx';
import { GalleryDisplay } from './gallery-display.tsx';
import { Group, Item } from './gallery-frame.tsx';
import { Skeleton, SkeletonCard, SkeletonText } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { EmptyState, ErrorState, LoadingMark } from './states.tsx';
import { ToastOutlet } from './toast-outlet.tsx';

const DRAWINGS: DrawingName[] = ['parcel', 'cart', 'search', 'orders', 'broken', 'wallet', 'heart'];

function States() {
  return (
    <Group title="States">
      <div className="grid gap-4 md:grid-cols-2">
        <Card padding="none">
          <EmptyState
            title="Your cart is empty"
            picture="cart"
            action={<Button variant="action">Find something</Button>}
          >
            Things you add wait here until you pay.
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorState onRetry={() => {}} reference="7f3a-22" />
        </Card>
      </div>
      <Item name="Drawings">
        {DRAWINGS.map((name) => (
          <Drawing key={name} name={name} className="size-20" />
        ))}
      </Item>
      <Item name="Spinners">
        <Spinner size="small" />
        <Spinner />
        <Spinner size="large" />
      </Item>
      <LoadingMark status="loading" loadingStatus="loading" />
      <LoadingMark status="done" loadingStatus="loading" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <SkeletonCard />
        <SkeletonCard />
        <div className="flex flex-col gap-3">
          <Skeleton className="h-6 w-32" />
          <SkeletonText />
        </div>
      </div>
    </Group>
  );
}

/** Every component in its states, for the eye and for axe; a page of the development build only. */
export function Gallery({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto max-w-6xl px-4 py-6">
      <h1 className="mb-6 font-bold text-2xl">Components</h1>
      <GalleryDisplay />
      <GalleryControls />
      <States />
      {children}
      <ToastOutlet />
    </main>
  );
}
