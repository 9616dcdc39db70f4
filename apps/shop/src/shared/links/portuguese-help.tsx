import { to } from './links.ts';
import { Link } from './router-link.tsx';

/** Where Mozambique was chosen: how the shop works is also told in Portuguese, beside what is filled in here. */
export default function PortugueseHelp() {
  return (
    <p lang="pt" className="text-sm">
      <Link
        to={to.portuguese}
        target="_blank"
        className="inline-flex min-h-11 items-center text-brand underline underline-offset-2"
      >
        Como comprar, preços e entrega: ajuda em português
      </Link>
    </p>
  );
}
