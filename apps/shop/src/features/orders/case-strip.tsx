import { activeStates, caseTypeWords } from '@sgb/contract/workorder-states.ts';
import { Card, CardHeader } from '@sgb/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { CaseClock, CaseTag } from '../../shared/orders/case-clock.tsx';
import { helpHref } from './address.ts';

export const casesOfOrder = 'GET /api/shoporder/workorder/detail';

/** The after-sale cases of an order with their clocks; nothing where there are none. */
export function CaseStrip({ id }: { id: `${number}` }) {
  const { data } = useQuery(query(casesOfOrder, { shoporderid: id }));
  if (!data || data.cases.length === 0) return null;
  const open = data.cases.filter(({ state }) => activeStates.includes(state));
  const shown = open.length > 0 ? open : data.cases.slice(0, 1);
  return (
    <Card as="section">
      <CardHeader title="After-sale cases" />
      <ul className="flex flex-col gap-4">
        {shown.map((found) => (
          <li key={found.id} className="text-sm">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Link to={helpHref(data.order.id)} className="font-medium text-brand underline underline-offset-2">
                {caseTypeWords[found.type].label}
              </Link>
              <CaseTag state={found.state} />
            </p>
            <CaseClock found={found} className="mt-1" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
