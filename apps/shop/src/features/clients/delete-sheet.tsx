import type { ListedReceiver } from '@sgb/contract/clients.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useDeleteReceiver } from './use-receivers.ts';

export function DeleteSheet({ receiver, onClose }: { receiver: ListedReceiver; onClose: () => void }) {
  const remove = useDeleteReceiver(onClose);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${receiver.firstName} ${receiver.lastName}?`}
      width="sm"
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep
          </Button>
          <Button
            variant="danger"
            className="flex-1"
            loading={remove.isPending}
            onClick={() => remove.mutate(receiver)}
          >
            Delete
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="danger">{remove.error.message}</Notice>}
      <p className="text-sm">
        {receiver.street}, {receiver.city}. Past parcels keep this address; the ID or passport number is erased.
        {receiver.isDefault && ' Your most recent receiver becomes the default.'}
      </p>
    </Sheet>
  );
}
