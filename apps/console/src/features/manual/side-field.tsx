import { manualBalances, manualBalanceWords, manualTills, manualTillWords } from '@sgb/contract/manual-entries.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';

export type Book = (typeof manualBalances)[number] | (typeof manualTills)[number];

const options = [
  ...manualBalances.map((value) => ({ value: value as string, label: `A shopper’s: ${manualBalanceWords[value]}` })),
  ...manualTills.map((value) => ({ value: value as string, label: `Ours: ${manualTillWords[value]}` })),
];

export const isShoppers = (book: string): boolean => (manualBalances as readonly string[]).includes(book);

interface Typed {
  readonly value: string;
  readonly onChange: (event: { target: { value: string } }) => void;
}

/** One side of an entry: a place of ours, or somebody's balance. */
export function SideField({ label, book, username }: { label: string; book: Typed; username: Typed }) {
  return (
    <>
      <Field label={label}>
        <Select {...book} options={options} />
      </Field>
      {isShoppers(book.value) && (
        <Field label={`${label}: whose`} hint="The username.">
          <Input maxLength={100} autoCapitalize="none" {...username} />
        </Field>
      )}
    </>
  );
}
