import { dateAndTime } from '@sgb/contract/date-words.ts';
import { pageIn } from '@sgb/contract/paging.ts';
import { postStates } from '@sgb/contract/question-rules.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { Tag } from '@sgb/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../shared/api/api.ts';
import { questionsHref } from '../../shared/questions/question-links.ts';
import { QuestionList } from './question-list.tsx';

interface OwnQuestionsProps {
  show: 'mine' | 'members';
  page: string;
}

/** What only somebody who is logged in sees: their own questions, and of an ambassador those of the members. */
export default function OwnQuestions({ show, page }: OwnQuestionsProps) {
  return show === 'mine' ? <Mine page={pageIn(page)} /> : <Members page={pageIn(page)} />;
}

const hrefFor = (show: string) => (page: number) => `${questionsHref}?show=${show}${page === 1 ? '' : `&page=${page}`}`;

const stateWords: Partial<Record<number, string>> = {
  [postStates.waiting]: 'Waits for our team',
  [postStates.hidden]: 'Hidden by our team',
  [postStates.merged]: 'Part of another question',
};

function Mine({ page }: { page: number }) {
  const answer = useQuery(query('GET /api/question/mine', { page }));
  return (
    <QuestionList
      answer={answer}
      hrefFor={hrefFor('mine')}
      empty={<EmptyState title="You have not asked anything yet" />}
      beside={({ state }) => stateWords[state] && <Tag tone="warn">{stateWords[state]}</Tag>}
    />
  );
}

function Members({ page }: { page: number }) {
  const answer = useQuery(query('GET /api/question/inbox', { page }));
  return (
    <QuestionList
      answer={answer}
      hrefFor={hrefFor('members')}
      empty={<EmptyState title="Your members have not asked anything yet" />}
      beside={({ answerBy, late }) =>
        answerBy && (
          <Tag tone={late ? 'danger' : 'warn'}>
            {late ? `Late: an answer was due ${dateAndTime(answerBy)}` : `Please answer by ${dateAndTime(answerBy)}`}
          </Tag>
        )
      }
    />
  );
}
