import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { useMe } from '../session/me.ts';
import { cutAtNumbers, placeOfNumber } from './number-place.ts';

/** A text whose numbers (SO…, PC…, WO…) lead to what they stand for, where whoever reads it may go there. */
export function Numbers({ text }: { text: string }) {
  return cutAtNumbers(text).map((part, place) =>
    place % 2 === 0 ? <Fragment key={place}>{part}</Fragment> : <NumberLink key={place} number={part} />,
  );
}

function NumberLink({ number }: { number: string }) {
  const place = placeOfNumber(number, useMe());
  const { pathname } = useLocation();
  if (!place || place === pathname) return <>{number}</>;
  return (
    <Link to={place} className="text-brand underline">
      {number}
    </Link>
  );
}
