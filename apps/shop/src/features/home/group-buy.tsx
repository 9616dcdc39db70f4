import { buttonClass } from '@sgb/ui/button.tsx';
import { ShoppingBasket, Users } from 'lucide-react';
import { groupBuyHref, to } from '../../shared/links/links.ts';
import { Link } from '../../shared/links/router-link.tsx';
import { useLogin } from '../../shared/session/login.ts';

const parts = [
  {
    icon: Users,
    title: 'Ship together',
    text: 'Your neighbours’ parcels travel as one: the heavier it is, the less everyone pays. You fetch yours round the corner.',
  },
  {
    icon: ShoppingBasket,
    title: 'Buy together',
    text: 'Start or join a team on a product’s page. Enough people, and everyone pays the bulk price; too few, and everyone has the money back.',
  },
];

/** What the shop has its name from. */
export function GroupBuy() {
  const login = useLogin();
  const href = groupBuyHref(login);
  if (!href) return null;
  return (
    <section aria-labelledby="group-buy" className="rounded-card bg-brand-soft p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="group-buy" className="font-semibold text-lg">
          Cheaper with your neighbours
        </h2>
        <div className="flex gap-2 max-md:w-full">
          <Link to={href} className={buttonClass({ variant: login ? 'primary' : 'secondary' }, 'flex-1')}>
            {login ? 'To my group-buy' : 'How it works'}
          </Link>
          {!login && (
            <Link to={to.groupBuyRegister} className={buttonClass({ variant: 'primary' }, 'flex-1')}>
              Join a group
            </Link>
          )}
        </div>
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {parts.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-card text-brand">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="text-sm">
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
