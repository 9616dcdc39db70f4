import { reviewAnswerLimit, reviewRules, ruleWords } from '@sgb/contract/review-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input, Textarea } from '@sgb/ui/field.tsx';
import { Select } from '@sgb/ui/select.tsx';
import { useAct } from '../../shared/api/api.ts';
import { Detail } from '../../shared/detail/detail.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { WithReason } from '../../shared/forms/with-reason.tsx';
import { PersonLink } from '../../shared/links/person-link.tsx';
import { PictureLinks } from '../../shared/links/picture-links.tsx';
import { ageOf } from '../../shared/words/age.ts';
import type { Review } from './review.ts';

const changes = ['GET /api/staff/review/list'] as const;
const doneWords = {
  answered: 'Answered',
  unanswered: 'Took the answer back',
  hidden: 'Hid it',
  shown: 'Showed it',
} as const;
const pictureOf = (key: string) => (key.startsWith('/') ? key : `/img/${key}`);

export function ReviewDetail({ one }: { one: Review }) {
  return (
    <Detail
      head={{
        number: `Review ${one.id}`,
        title: one.product.title,
        state: one.rule ? 'Hidden' : `${one.stars} of 5 stars`,
        tone: one.rule ? 'warn' : 'neutral',
        age: `${ageOf(one.at)} old`,
        owner: '',
      }}
      actions={one.rule ? <ShowAgain id={one.id} /> : <Actions one={one} />}
      facts={[
        ['By', <PersonLink key="who" id={one.accountId} name={one.name} />],
        ['Bought', one.bought || 'as it is'],
        ['Helpful to', `${one.helpful} people`],
        ...(one.rule ? [['Hidden because', ruleWords(one.rule)] as const] : []),
        ['Pictures', <PictureLinks key="pictures" of={one.pictures.map(pictureOf)} what="Picture" />],
      ]}
      timeline={[
        { at: one.at, who: one.name, text: [one.title, one.story].filter(Boolean).join('\n') || `${one.stars} stars` },
        ...one.log.toReversed().map(({ at, by, action, note }) => ({
          at,
          who: by,
          text: [doneWords[action], note].filter(Boolean).join(': '),
        })),
      ]}
    />
  );
}

function ShowAgain({ id }: { id: number }) {
  const show = useAct('POST /api/staff/review/show', { done: 'Everybody reads it again', changes });
  return (
    <WithReason
      label="Why"
      hint="For colleagues."
      least={3}
      moves={[{ words: 'Show it again', busy: show.isPending, act: (note) => show.mutate({ id, note }) }]}
    />
  );
}

/** That somebody is not satisfied is no reason to hide it: only the rules are. */
function Actions({ one: { id, answer } }: { one: Review }) {
  const { values, on } = useFields({ answer, rule: String(reviewRules.personal.code), note: '' });
  const save = useAct('POST /api/staff/review/answer', { done: 'Everybody reads the answer', changes });
  const hide = useAct('POST /api/staff/review/hide', { done: 'Hidden; its writer is told the rule', changes });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-3">
        <Field label="Our answer" hint="Everybody reads it below the review. Empty takes it back.">
          <Textarea rows={3} maxLength={reviewAnswerLimit} {...on('answer')} />
        </Field>
        <Button
          className="self-start"
          loading={save.isPending}
          disabled={values.answer.trim() === answer}
          onClick={() => save.mutate({ id, answer: values.answer })}
        >
          {values.answer.trim() === '' && answer ? 'Take the answer back' : 'Answer'}
        </Button>
      </div>
      <div className="flex flex-col gap-3 border-line border-t pt-4">
        <Field label="Rule that it breaks">
          <Select
            {...on('rule')}
            options={Object.values(reviewRules).map(({ code, words }) => ({ value: String(code), label: words }))}
          />
        </Field>
        <Field label="What exactly" hint="For colleagues.">
          <Input maxLength={200} {...on('note')} />
        </Field>
        <Button
          variant="danger"
          className="self-start"
          loading={hide.isPending}
          disabled={values.note.trim().length < 3}
          onClick={() => hide.mutate({ id, rule: Number(values.rule) as 1, note: values.note })}
        >
          Hide it
        </Button>
      </div>
    </div>
  );
}
