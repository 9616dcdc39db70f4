import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';

export default function UnsavedQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onStay}>
            Stay here
          </Button>
          <Button variant="danger" className="flex-1" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p className="text-sm">What you changed on this page is not saved yet.</p>
    </Sheet>
  );
}
