import { Refused } from '@sgb/contract/client.ts';
import { notSellerStatus } from '@sgb/contract/seller-status.ts';
import { Button } from '@sgb/ui/button.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../api/api.ts';
import { useCallsChanged } from '../api/calls-changed.ts';
import { useLogin } from '../session/login.ts';

interface StockUpButtonProps {
  readonly lines: readonly { readonly skuid: string; readonly quantity: number }[];
  readonly label?: string;
  readonly className?: string;
}

/** Puts goods into the draft of a stock-up batch; whoever is no seller yet is shown what that is, guests after their login. */
export function StockUpButton({ lines, label = 'Stock up', className }: StockUpButtonProps) {
  const api = useApi();
  const changed = useCallsChanged();
  const navigate = useNavigate();
  const login = useLogin();
  const add = useMutation({
    mutationFn: () => api.call('POST /api/stockup/purchase/save', { add: 1, lines: [...lines] }),
    async onSuccess({ id }) {
      await changed('GET /api/stockup/purchase', 'GET /api/stockup/purchase/detail');
      await navigate(`/stockUp/index?batch=${id}`);
    },
    onError(error) {
      if (error instanceof Refused && error.status === notSellerStatus) return navigate('/stockUp/index');
      notify('danger', error.message);
    },
  });
  return (
    <Button
      variant="secondary"
      className={className}
      disabled={lines.length === 0}
      loading={add.isPending}
      onClick={() => (login ? add.mutate() : navigate('/stockUp/index'))}
    >
      {label}
    </Button>
  );
}
