import type { funnelEvents } from '@sgb/contract/funnel.ts';
import { currentChoice } from './consent.ts';

type Step = keyof typeof funnelEvents;

/** There once the page is calm: counting visits needs it, too. */
const load = () => import('./tell-funnel.ts');

/** Tells the server of a step on the way to buying. Never fails. */
export async function funnel(step: Step): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await loaded?.tellFunnel(step);
}

const longestWaitMs = 800;

/** The same before the page is left: until it is on its way, and for who agreed to the pixel until that knows. Not for long. */
export async function funnelThenLeave(step: Step): Promise<void> {
  const onItsWay = load().then(({ tellFunnel }) => {
    const told = tellFunnel(step);
    return currentChoice() === 'yes' ? told : undefined;
  });
  const waited = new Promise<void>((resolve) => setTimeout(resolve, longestWaitMs));
  await Promise.race([onItsWay, waited]).catch(() => undefined);
}
