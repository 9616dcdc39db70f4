import { mostHotWords } from '@sgb/contract/search-words.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Textarea } from '@sgb/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../shared/api/answer.tsx';
import { query, useAct } from '../../shared/api/api.ts';
import { editionIn } from '../../shared/api/edition.ts';
import { faultIn } from '../../shared/forms/use-fields.ts';
import { Opened } from '../../shared/table/opened.tsx';

const columns = [{ title: 'Words', value: ({ words }: { words: readonly string[] }) => words.join(', ') }];

/** @public */
export function Component() {
  const found = useQuery({ ...query('GET /api/staff/search/hot', {}), refetchOnWindowFocus: false });
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">Hot words</h1>
      <Answer of={found}>
        {(answer) => (
          <Opened alone row={answer} version={answer.words.join()} edition={editionIn(answer)} columns={columns}>
            <WordsForm words={answer.words} />
          </Opened>
        )}
      </Answer>
    </>
  );
}

function WordsForm({ words }: { words: readonly string[] }) {
  const [text, setText] = useState(words.join('\n'));
  const changes = ['GET /api/staff/search/hot'] as const;
  const save = useAct('POST /api/staff/search/savehot', { done: 'Everybody sees them from now on', changes });
  const typed = text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);
  return (
    <form
      className="flex max-w-lg flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ words: typed });
      }}
    >
      <p className="text-ink-soft text-sm">
        They stand below the search before anybody types. What shoppers search most comes behind them.
      </p>
      <Field
        label="One word or phrase a line"
        hint={`${typed.length} of at most ${mostHotWords}.`}
        error={faultIn(save.error, 'words') ?? (typed.length > mostHotWords ? 'These are too many.' : undefined)}
      >
        <Textarea rows={12} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button type="submit" className="self-start" loading={save.isPending} disabled={typed.length > mostHotWords}>
        Save
      </Button>
    </form>
  );
}
