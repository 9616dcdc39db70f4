import {
  cloneElement,
  createContext,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { loadWhenCalm } from './idle.ts';
import { SheetLoading } from './sheet-loading.tsx';
import type { SheetContent } from './sheet-panel.tsx';

type Tappable = ReactElement<{ onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined }>;

export interface SheetProps extends SheetContent {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** One element that opens the sheet; leave out when `open` is controlled. */
  trigger?: Tappable;
}

/** For pages whose sheets must open without a line, though none is on the page yet. */
export const loadSheet = () => import('./sheet-panel.tsx');
const SheetPanel = lazy(loadSheet);

const CloseContext = createContext<(() => void) | undefined>(undefined);

const never = () => () => undefined;
/** A sheet that an address opens is no part of the page that the server sends: it lies above it. */
const useInBrowser = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** A bottom sheet on the phone, a centred dialog from 768 px. */
export function Sheet({ open, onOpenChange, trigger, ...panel }: SheetProps) {
  const [own, setOwn] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const inBrowser = useInBrowser();
  const shown = (open ?? own) && inBrowser;
  const [used, setUsed] = useState(shown);
  if (shown && !used) setUsed(true);
  // Most pages have a sheet, and few visits open one.
  useEffect(() => loadWhenCalm(loadSheet), []);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger &&
        cloneElement(trigger as ReactElement<Record<string, unknown>>, {
          'aria-haspopup': 'dialog',
          'aria-expanded': shown,
          onClick(event: MouseEvent<HTMLElement>) {
            trigger.props.onClick?.(event);
            if (event.defaultPrevented) return;
            setOpener(event.currentTarget);
            change(!shown);
          },
        })}
      {used && (
        <Suspense fallback={shown && <SheetLoading />}>
          <CloseContext value={() => change(false)}>
            <SheetPanel {...panel} open={shown} onOpenChange={change} opener={opener} />
          </CloseContext>
        </Suspense>
      )}
    </>
  );
}

/** Wrap a footer button that only closes the sheet. */
export function SheetClose({ children }: { children: Tappable }) {
  const close = use(CloseContext);
  return cloneElement(children, {
    onClick(event) {
      children.props.onClick?.(event);
      if (!event.defaultPrevented) close?.();
    },
  });
}
