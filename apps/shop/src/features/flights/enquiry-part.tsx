import { weekdayAndTime } from '@sgb/contract/date-words.ts';
import { enquiryStateWords, openEnquiryStates } from '@sgb/contract/flight-rules.ts';
import type { BusinessInfo, Enquiry } from '@sgb/contract/flights.ts';
import { formatCount } from '@sgb/money/format.ts';
import { Button, buttonClass } from '@sgb/ui/button.tsx';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { notify } from '@sgb/ui/notify.ts';
import { Tag } from '@sgb/ui/tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { useCallsChanged } from '../../shared/api/calls-changed.ts';
import { loginHref } from '../../shared/links/link.tsx';
import { Link } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';
import { EnquiryForm } from './enquiry-form.tsx';

interface EnquiryPartProps {
  readonly info: BusinessInfo;
  readonly flightId: number | null;
  readonly onFlight: (id: number | null) => void;
}

const isOpen = (enquiry: Enquiry | null): enquiry is Enquiry =>
  enquiry !== null && openEnquiryStates.includes(enquiry.state);

/** The form, or what became of it; guests are asked to log in. */
export function EnquiryPart({ info, flightId, onFlight }: EnquiryPartProps) {
  const login = useLogin();
  const location = useLocation();
  const { enquiry, contact } = info;
  return (
    <Card as="section" id="enquiry" className="scroll-mt-20">
      <CardHeader title={isOpen(enquiry) ? 'Your enquiry' : 'Ask for a flight'} />
      {!login && (
        <div className="flex flex-col gap-3">
          <p className="text-sm">
            A consultant answers on WhatsApp within {info.terms.answerHours} working hours. Log in, so that we know you.
          </p>
          <Link to={loginHref(location)} className={buttonClass({ variant: 'action', wide: true })}>
            Log in to ask
          </Link>
        </div>
      )}
      {login && isOpen(enquiry) && <Asked enquiry={enquiry} />}
      {login && !isOpen(enquiry) && (
        <>
          {enquiry && <Before enquiry={enquiry} />}
          <EnquiryForm info={info} flightId={flightId} onFlight={onFlight} />
        </>
      )}
      {login && contact && (
        <p className="mt-3 border-line border-t pt-3 text-ink-soft text-sm">Your consultant: {contact.name}</p>
      )}
    </Card>
  );
}

function Before({ enquiry: { state, answer } }: { enquiry: Enquiry }) {
  if (answer === '' && state !== 30) return null;
  return (
    <p className="mb-3 rounded-control bg-neutral-soft p-3 text-sm">
      <span className="font-medium">Your last one: {enquiryStateWords[state]}.</span> {answer}
    </p>
  );
}

function Asked({ enquiry }: { enquiry: Enquiry }) {
  const api = useApi();
  const changed = useCallsChanged();
  const { id, state, whatsappText, kg, goods, answer, answerBy } = enquiry;
  const withdraw = useMutation({
    mutationFn: () => api.call('POST /api/business/withdrawSpecialFlight', { id }),
    async onSuccess() {
      notify('good', 'Your enquiry is taken back.');
      await changed('GET /api/business/info');
    },
    onError: (error) => notify('danger', error.message),
  });
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p>
        <Tag tone={state === 20 ? 'good' : 'info'} size="md">
          {enquiryStateWords[state]}
        </Tag>
      </p>
      {answer === '' ? (
        <p>
          We write to <span className="font-medium tabular-nums">{whatsappText}</span> by {weekdayAndTime(answerBy)}.
        </p>
      ) : (
        <p className="whitespace-pre-line rounded-control bg-brand-soft p-3">{answer}</p>
      )}
      {(kg !== null || goods !== '') && (
        <p className="text-ink-soft">
          {[kg === null ? '' : `${formatCount(kg)} kg`, goods].filter((part) => part !== '').join(', ')}
        </p>
      )}
      <Button variant="secondary" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Take it back
      </Button>
    </div>
  );
}
