import type { ReactNode } from 'react';

/** Two columns of cards at a desk. A phone shows them as one, where a card may ask for the end with `max-lg:order-last`. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className={column}>{main}</div>
      <div className={column}>{side}</div>
    </div>
  );
}

const column = 'contents min-w-0 flex-col gap-3 lg:flex';
