import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { query } from '../../shared/api/api.ts';
import { useDebounced } from '../../shared/browser/debounced.ts';
import { type Asked, askedIn, inputOf, searchOf, transport } from './address.ts';

/** What an address asks for, in the one way of writing it. */
function settledIn(address: URLSearchParams): string {
  const input = inputOf(askedIn(address));
  return input ? searchOf(input) : '';
}

/** The form, its answer, and the address, which follows what is typed so that it can be sent to somebody. */
export function useEstimate() {
  const [address, setAddress] = useSearchParams();
  const [asked, setAsked] = useState<Asked>(() => askedIn(address));
  const [settled, setSettled] = useState(() => settledIn(address));
  const input = inputOf(asked);
  const typed = useDebounced(input ? searchOf(input) : null, 400);
  useEffect(() => {
    if (typed !== null) setSettled(typed);
  }, [typed]);

  const inAddress = settledIn(address);
  // Only what was typed changes the address,
  useEffect(() => {
    if (settled !== inAddress) setAddress(new URLSearchParams(settled), { replace: true, preventScrollReset: true });
  }, [settled]);
  // and only an address that somebody followed changes the form.
  useEffect(() => {
    if (inAddress === settled) return;
    setSettled(inAddress);
    setAsked(askedIn(address));
  }, [inAddress]);

  const answer = useQuery({
    ...query(transport, inputOf(askedIn(new URLSearchParams(settled))) ?? { goods: settled }),
    placeholderData: keepPreviousData,
  });
  const stale = answer.isPlaceholderData || input === null || searchOf(input) !== settled;
  return { asked, setAsked, answer, stale, isWrong: input === null };
}
