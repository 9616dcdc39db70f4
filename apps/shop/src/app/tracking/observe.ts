import type { TrackingEvent } from '@sgb/contract/tracking.ts';
import { readTicket, readUserId, visitorId } from '../../shared/session/session.ts';
import { funnel } from '../../shared/tracking/funnel.ts';
import { send, sendLast } from '../../shared/tracking/send.ts';
import { position, subjectOf } from '../../shared/tracking/spm.ts';
import { blockBatch, createBatch, goodsBatch } from './batch.ts';
import { listen, quietly, type View } from './happenings.ts';
import { positionOf } from './places.ts';

/** Loaded when the page is idle: sends what happens and watches what comes into view. */

const visible = 0.5;

function device(): TrackingEvent['device'] {
  const { width, height } = screen;
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return Math.min(width, height) < 600 ? 'phone' : 'tablet';
}

function eventOf(view: View, opeation: TrackingEvent['opeation'], spm: string, spmvalue: string): TrackingEvent {
  return {
    userid: readUserId(),
    p: view.address,
    opeation,
    device: device(),
    spm,
    spmvalue,
    refer: view.refer,
    refspm: view.refSpm,
  };
}

function sendEvent(event: TrackingEvent): void {
  send('/api/spm/event', readTicket(), event).catch(() => undefined);
}

function sendExposures(dots: readonly TrackingEvent[], leaving = false): void {
  if (dots.length === 0) return;
  const body = { expdata: dots, refspm: dots[0]?.refspm ?? '' };
  if (leaving && sendLast('/api/spm/exposure', readTicket(), body)) return;
  send('/api/spm/exposure', readTicket(), body).catch(() => undefined);
}

const goods = createBatch<TrackingEvent>(goodsBatch, (dots) => sendExposures(dots));
const blocks = createBatch<TrackingEvent>(blockBatch, (dots) => sendExposures(dots));

let view: View | undefined;
/** What this view has reported already. */
let seen = new Set<string>();
let watched = new WeakSet<Element>();

function expose(element: HTMLElement): void {
  const value = element.dataset.spmItem ?? '';
  if (!view || !element.isConnected) return;
  const spm = positionOf(element, view.page);
  const key = `${spm} ${value}`;
  if (seen.has(key)) return;
  seen.add(key);
  // Goods are many and come fast; banners, shelves and suppliers are few.
  (/^\d+$/.test(value) ? goods : blocks).add(eventOf(view, 'exposure', spm, value));
}

function flush(leaving: boolean): void {
  sendExposures(goods.take(), leaving);
  sendExposures(blocks.take(), leaving);
}

function isRegistration(page: string): boolean {
  return page.startsWith('register') && page !== 'register-forgotpwd';
}

export function observe(): void {
  visitorId();
  const eyes = new IntersectionObserver(
    (entries) =>
      quietly(() => {
        for (const { target, isIntersecting, intersectionRatio } of entries) {
          if (!isIntersecting || intersectionRatio < visible) continue;
          eyes.unobserve(target);
          expose(target as HTMLElement);
        }
      }),
    { threshold: visible },
  );

  let looking = false;
  function look(): void {
    looking = false;
    for (const element of document.querySelectorAll('[data-spm-item]')) {
      if (watched.has(element)) continue;
      watched.add(element);
      eyes.observe(element);
    }
  }
  function lookSoon(): void {
    if (looking) return;
    looking = true;
    requestAnimationFrame(() => quietly(look));
  }
  new MutationObserver(lookSoon).observe(document.body, { childList: true, subtree: true });

  addEventListener('pagehide', () => quietly(() => flush(true)));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') quietly(() => flush(true));
  });

  listen((happening) =>
    quietly(() => {
      if ('click' in happening) {
        const { click } = happening;
        sendEvent(eventOf(click.view, 'click', click.spm, click.value));
        return;
      }
      flush(false);
      view = happening.view;
      seen = new Set();
      watched = new WeakSet();
      eyes.disconnect();
      lookSoon();
      sendEvent(eventOf(view, 'browse', position(view.page), subjectOf(view.address)));
      void funnel('pageView');
      if (isRegistration(view.page)) void funnel('registrationVisit');
    }),
  );
}
