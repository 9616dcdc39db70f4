import type { InputOf } from '@sgb/contract/client.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

type Audience = InputOf<'POST /api/staff/popup/preview'>['audience'];

/** How many people it has at this moment. Nobody, and everybody, have to be meant. */
export function AudiencePreview({ audience, onSure }: { audience: Audience; onSure: (sure: 0 | 1) => void }) {
  const count = useMutation({
    mutationFn: () => api.call('POST /api/staff/popup/preview', { audience }),
    onSuccess: ({ people, of }) => {
      if (people > 0 && people < of) onSure(0);
    },
  });
  const { data, error } = count;
  const odd = data && (data.people === 0 || data.people >= data.of);
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        loading={count.isPending}
        onClick={() => count.mutate()}
      >
        Count the people
      </Button>
      {error && <p className="text-danger text-sm">{error.message}</p>}
      {data && (
        <Notice
          tone={odd ? 'warn' : 'info'}
          title={data.words}
          action={
            odd ? (
              <Button size="sm" variant="secondary" onClick={() => onSure(1)}>
                {data.people === 0 ? 'I mean it: nobody yet' : 'I mean it: everybody'}
              </Button>
            ) : undefined
          }
        >
          Counted now. Whoever comes later is judged when they come.
        </Notice>
      )}
    </div>
  );
}
