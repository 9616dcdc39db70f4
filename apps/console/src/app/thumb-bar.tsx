import { may } from '@sgb/contract/policy.ts';
import { Badge } from '@sgb/ui/badge.tsx';
import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { House, Menu, ScanLine } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { useMe } from '../shared/session/me.ts';
import { PageLinks, useGroups } from './navigation.tsx';

const itemClass =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-ink-soft text-xs aria-[current=page]:font-semibold aria-[current=page]:text-brand';

/** Where one can go on a phone, within reach of a thumb. */
export function ThumbBar({ onLogOut }: { onLogOut: () => void }) {
  const me = useMe();
  const groups = useGroups();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-card pb-[env(safe-area-inset-bottom)] lg:hidden">
      <NavLink to="/" end className={itemClass}>
        <House aria-hidden="true" className="size-5" />
        Today
      </NavLink>
      {may('warehouse', me) && (
        <NavLink to="/scan" className={itemClass}>
          <ScanLine aria-hidden="true" className="size-5" />
          Scan
        </NavLink>
      )}
      <button type="button" aria-haspopup="dialog" className={itemClass} onClick={() => setOpen(true)}>
        <Badge count={groups.reduce((sum, { waiting }) => sum + waiting, 0)} label="waiting" tone="brand">
          <Menu aria-hidden="true" className="size-5" />
        </Badge>
        Menu
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Console">
        <PageLinks groups={groups} onGo={close} fold />
        <p className="mt-4 flex items-center justify-between gap-3 border-line border-t pt-3 text-sm">
          <span className="min-w-0 truncate text-ink-soft">
            {me.username} · {me.staffrole}
          </span>
          <Button variant="secondary" onClick={onLogOut}>
            Log out
          </Button>
        </p>
      </Sheet>
    </div>
  );
}
