import 'driver.js/dist/driver.css';
import './tour.css';
import { type Driver, driver } from 'driver.js';

const hintOffsetPx = 20;

const steps = [
  {
    name: 'search',
    title: 'Search',
    description: 'Type what you are looking for. Your last ten searches are kept on this device.',
  },
  {
    name: 'camera',
    title: 'Search by image',
    description: 'Have a photo of what you want? Find the same thing, or something close, at our suppliers.',
  },
  {
    name: 'orders',
    title: 'Your orders',
    description: 'Follow each order from payment to your door: bought, in the warehouse, shipped, signed.',
  },
  { name: 'guide', title: 'Guide', description: 'Come back here whenever you want to see this tour again.' },
];

let running: { readonly tour: Driver; readonly onExit: (() => void) | undefined } | undefined;

/** The layout has some things twice, for the phone and for the desktop; only one of them shows. */
function visible(name: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${name}"]`)].find((element) => element.getClientRects().length > 0);
}

/** `onExit` is called once, however the tour ends. */
export function startTour(onExit?: () => void): void {
  endTour();
  const tour = driver({
    steps: steps.flatMap(({ name, title, description }) => {
      const element = visible(name);
      return element ? [{ element, popover: { title, description } }] : [];
    }),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    showProgress: true,
    progressText: '{{current}} of {{total}}',
    nextBtnText: 'Next',
    prevBtnText: 'Back',
    doneBtnText: 'Done',
    popoverOffset: hintOffsetPx,
    popoverClass: 'sgb-tour',
    stageRadius: 8,
    // The library's own word that it is over does not come when it is left while it still moves.
    onDestroyStarted: endTour,
  });
  running = { tour, onExit };
  tour.drive();
}

export function endTour(): void {
  const ended = running;
  running = undefined;
  ended?.tour.destroy();
  ended?.onExit?.();
}
