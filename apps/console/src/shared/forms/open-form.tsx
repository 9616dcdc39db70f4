import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { type ReactNode, useState } from 'react';

/** A button for something new; its form opens beside the list and closes when it is done. */
export function OpenForm({ words, children }: { words: string; children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="self-start" onClick={() => setOpen(true)}>
        {words}
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={words}>
        {children(() => setOpen(false))}
      </Sheet>
    </>
  );
}
