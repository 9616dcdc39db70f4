import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerBusy } from './busy.ts';

/** A process that is late for so long is not catching up by itself; one that stalled once is. */
const patienceMs = 3000;
/** Two looks at the event loop, one a second: less apart, it is the same trouble. */
const sameTroubleMs = 2500;

/** Turns people away while the event loop is late, but only when it has been for seconds. */
export function createPressureHandler(now: () => number = Date.now) {
  let since = 0;
  let last = 0;
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const moment = now();
    if (moment - last > sameTroubleMs) since = moment;
    last = moment;
    const { declared } = request.routeOptions.config;
    // Whoever watches us must still be answered, or a busy process is taken for a dead one and killed.
    if (moment - since < patienceMs || declared?.limit === 'probe') return;
    answerBusy(request, reply);
  };
}
