import { funnelEvents, isSent } from '@sgb/contract/funnel.ts';
import { readTicket, readUserId, visitorId } from '../session/session.ts';
import { send } from './send.ts';
import { keptAddress } from './spm.ts';

/**
 * Tells the server of a step on the way to buying, and the ad pixel where the server and the visitor allow it.
 * A registration needs the new account's number. Never fails.
 */
export async function tellFunnel(step: keyof typeof funnelEvents): Promise<void> {
  const event = funnelEvents[step];
  const userId = readUserId();
  if (!isSent(event) || (event === funnelEvents.registered && !userId)) return;
  try {
    const answer = await send('/api/funnel/track', readTicket(), {
      eventtype: event,
      eventsourceurl: keptAddress(location.href),
      userid: userId,
      anonymousid: visitorId(),
    });
    const { status, data } = (await answer.json()) as { status: number; data: unknown };
    // Errors have a status, too, but they are no answer to the question.
    if (!answer.ok || status === 0) return;
    const { report } = await import('./pixel.ts');
    report(event, data);
  } catch {
    // Counting is no reason to disturb anybody.
  }
}
