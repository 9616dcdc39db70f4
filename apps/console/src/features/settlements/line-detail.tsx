import { shortDate } from '@sgb/contract/date-words.ts';
import { gatewayWords } from '@sgb/contract/recharge-options.ts';
import { formatRand } from '@sgb/money/format.ts';
import { Link } from 'react-router';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { faultWords, type Line, stateWords } from './words.ts';

const inRand = (cents: number | null) => (cents === null ? 'nothing' : formatRand(cents));

export function LineDetail({ line }: { line: Line }) {
  return (
    <Detail
      head={{
        number: line.reference || line.payment,
        title: faultWords[line.fault],
        state: stateWords[line.state],
        tone: line.state === 10 ? 'warn' : 'good',
        age: shortDate(`${line.paidOn}T10:00:00Z`),
        owner: line.settledBy,
      }}
      actions={<Settle line={line} />}
      facts={[
        ['Gateway', gatewayWords[line.gateway]],
        ['Their number', line.payment],
        [
          'Recharge',
          line.reference ? (
            <Link key="recharge" className="text-brand underline" to={`/recharges?q=${line.reference}`}>
              {line.reference}
            </Link>
          ) : (
            'none'
          ),
        ],
        ['File', line.file],
      ]}
      money={[
        ['They say', inRand(line.gross)],
        ['Their fee', inRand(line.fee)],
        ['Comes to us', inRand(line.net)],
        ['We credited, with the fee', inRand(line.ours)],
      ]}
      timeline={line.settledAt ? [{ at: line.settledAt, who: line.settledBy, text: line.note }] : []}
    />
  );
}

function Settle({ line: { id, state } }: { line: Line }) {
  const settle = useAct('POST /api/staff/settlement/settle', {
    done: 'Written down',
    changes: ['GET /api/staff/settlement/lines', 'GET /api/staff/settlement/list'],
  });
  if (state !== 10) return <p className="text-ink-soft text-sm">Nothing: this is settled.</p>;
  return (
    <WithReason
      label="What was found, or done about it"
      moves={[{ words: 'Settle', busy: settle.isPending, act: (note) => settle.mutate({ id, note }) }]}
    />
  );
}
