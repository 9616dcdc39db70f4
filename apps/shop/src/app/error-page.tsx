import { Unreachable } from '@sgb/contract/client.ts';
import { buttonClass } from '@sgb/ui/button.tsx';
import { Drawing } from '@sgb/ui/drawings.tsx';
import { Component, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Link } from '../shared/links/router-link.tsx';
import { isChunkError, reloadForChunk } from './chunk-reload.ts';
import { Frame } from './layout/frame.tsx';
import { metaOfError, showTitle } from './meta.ts';

const notFound = 'This page could not be found';

interface Facts {
  readonly status: number | undefined;
  readonly message: string;
}

function facts(error: unknown): Facts {
  if (isRouteErrorResponse(error)) {
    const message = error.status === 404 || typeof error.data !== 'string' || !error.data ? notFound : error.data;
    return { status: error.status, message };
  }
  // Neither its answers nor its code were to be had.
  if (error instanceof Unreachable || (isChunkError(error) && navigator.onLine === false)) {
    return { status: undefined, message: 'You are offline. Orders and parcels that you looked at before can be read.' };
  }
  return { status: 500, message: 'Something went wrong on our side. Please try again.' };
}

/** Whatever breaks, the shopper gets a status, a sentence and a way home. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    if (isChunkError(error)) reloadForChunk();
  }, [error]);
  const known = facts(error);
  useEffect(() => showTitle(metaOfError(known.status)), [known.status]);
  const message = <Message {...known} />;
  return (
    <LayoutGuard fallback={message}>
      <Frame hides={[]}>{message}</Frame>
    </LayoutGuard>
  );
}

function Message({ status, message }: Facts) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-4 px-4 py-16 text-center">
      <Drawing name={status === 404 ? 'search' : 'broken'} />
      {status && <p className="money text-2xl font-semibold text-ink-soft">{status}</p>}
      <h1 className="text-xl font-semibold">{message}</h1>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        Back to the home page
      </Link>
    </div>
  );
}

/** If the layout is what broke, the message is shown without it. */
class LayoutGuard extends Component<{ fallback: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
