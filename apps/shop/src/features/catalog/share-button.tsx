import { IconButton } from '@sgb/ui/button.tsx';
import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ShareSheet = lazy(() => import('./share-sheet.tsx'));

interface ShareButtonProps {
  title: string;
  productId: string;
}

/** The ways to share come when they are first asked for. */
export function ShareButton({ title, productId }: ShareButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Share this product" onClick={() => setOpen(true)}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <ShareSheet title={title} productId={productId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
