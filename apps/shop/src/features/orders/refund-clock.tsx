import { dateAndTime } from '@sgb/contract/date-words.ts';
import type { RefundTerms } from '@sgb/contract/order-requests.ts';
import { Clock } from 'lucide-react';
import { leftWords, useShopNow } from '../../shared/words/countdown.ts';

/** Until when these terms hold. */
export function RefundClock({ terms, at }: { terms: RefundTerms; at: string }) {
  return terms.until ? <Countdown until={terms.until.at} text={terms.until.text} at={at} /> : null;
}

export function Countdown({ until, text, at }: { until: string; text: string; at: string }) {
  const left = Date.parse(until) - useShopNow(at);
  if (left <= 0) return null;
  return (
    <div className="flex items-start gap-2 text-sm">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <p>
        <span role="timer" className="money font-semibold">
          {leftWords(left)}
        </span>{' '}
        <span className="text-ink-soft">until {dateAndTime(until)}.</span> {text}
      </p>
    </div>
  );
}
