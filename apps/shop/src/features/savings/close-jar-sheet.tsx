import type { Jar } from '@sgb/contract/savings.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useApi } from '../../shared/api/api.ts';
import { useJar } from './use-jar.ts';

export function CloseJarSheet({ jar, onClose }: { jar: Jar; onClose: () => void }) {
  const api = useApi();
  const close = useJar(
    async (id: number) => {
      await api.call('POST /api/user/jar/close', { id });
      return null;
    },
    { said: () => 'The jar is closed.', onDone: onClose },
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title={`Close ${jar.name}?`}
      footer={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="danger" className="flex-1" loading={close.isPending} onClick={() => close.mutate(jar.id)}>
            Close jar
          </Button>
        </>
      }
    >
      {close.error && <Notice tone="danger">{close.error.message}</Notice>}
      <p className="text-sm">
        {jar.heldCents > 0 ? (
          <>
            <b className="money">{formatRand(jar.heldCents)}</b> go back to your balance at once.
          </>
        ) : (
          'There is nothing in it.'
        )}
      </p>
    </Sheet>
  );
}
