import { buttonClass } from '@sgb/ui/button.tsx';

/** The page that stands for every page that cannot be had without a line. Its links work without scripts. */
export function OfflineMessage() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <img src="/shop/assets/icon.svg" alt="" width={64} height={64} />
      <h1 className="font-semibold text-xl">You are offline</h1>
      <p className="text-ink-soft">
        This page needs a connection. Orders and parcels that you looked at on this device can be read without one, and
        so can their codes.
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <a href="/shop/shoporder/2/index" className={buttonClass({ variant: 'secondary' })}>
          My orders
        </a>
        <a href="/shop/deliveryorder/2/index" className={buttonClass({ variant: 'secondary' })}>
          My parcels
        </a>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page itself, whichever it is, and needs no script */}
        <a href="" className={buttonClass({ variant: 'primary' })}>
          Try again
        </a>
      </div>
    </div>
  );
}
