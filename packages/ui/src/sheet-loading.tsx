import { Spinner } from './spinner.tsx';

/** Where a sheet will be that is still being loaded. */
export function SheetLoading() {
  return (
    <div className="fixed inset-0 z-50 grid animate-fade-in place-items-center bg-scrim text-white">
      <Spinner size="large" label="Loading" />
    </div>
  );
}
