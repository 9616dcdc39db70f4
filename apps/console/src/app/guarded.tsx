import { may, type Right } from '@sgb/contract/policy.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Outlet } from 'react-router';
import { useMe } from '../shared/session/me.ts';

/** A page shows nothing that its calls would refuse. */
export function Guarded({ right }: { right: Right }) {
  if (may(right, useMe())) return <Outlet />;
  return <EmptyState title="This page is not for your role">Ask an administrator if you need it.</EmptyState>;
}
