import { Button } from '@sgb/ui/button.tsx';

interface TurnPagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onTurn: (page: number) => void;
}

/** Back and Next below a list inside of something else, whose page is not in the address. */
export function TurnPages({ page, pages, onTurn }: TurnPagesProps) {
  if (pages <= 1) return null;
  return (
    <span className="flex gap-2">
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Back
      </Button>
      <Button variant="secondary" size="sm" disabled={page === pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </span>
  );
}
