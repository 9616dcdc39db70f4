import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { Evaluation, EvaluationItem } from '@sgb/contract/popups.ts';
import { surveyFault, surveyWords } from '@sgb/contract/survey-rules.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { useApi } from '../../shared/api.ts';
import { createDrafts } from './drafts.ts';

type Answer = Partial<
  Pick<
    Evaluation,
    'score1' | 'score2' | 'ambassadorscore' | 'valuationcontent' | 'valuationcontentambassador' | 'intentionflg'
  >
>;

const typingPauseMs = 400;
const pauseOf = (change: object) =>
  Object.values(change).some((value) => typeof value === 'string') ? typingPauseMs : 0;

/** The answers to a survey: every change is kept on the server at once, and the whole is sent when it is complete. */
export function useSurvey(id: number, first: Evaluation, onSent: () => void) {
  const api = useApi();
  const type = popupTypes.survey;
  const [answers, setAnswers] = useState(first);
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const [drafts] = useState(() =>
    createDrafts((change) =>
      api.call('GET /api/popupwindow/draft', { type, annex: JSON.stringify({ id, ...change }) }),
    ),
  );

  return {
    answers,
    fault,
    sending,
    answer(change: Answer) {
      setAnswers((all) => ({ ...all, ...change }));
      setFault('');
      drafts.save(Object.keys(change).join(), change, pauseOf(change));
    },
    answerItem(shoporderid: number, change: Partial<EvaluationItem>) {
      setAnswers((all) => ({
        ...all,
        orderevaluationVoList: all.orderevaluationVoList.map((item) =>
          item.shoporderid === shoporderid ? { ...item, ...change } : item,
        ),
      }));
      setFault('');
      if (change.satisfied === 0) notify('info', surveyWords.choosePictures);
      drafts.save(
        `${shoporderid} ${Object.keys(change).join()}`,
        { item: { shoporderid, ...change } },
        pauseOf(change),
      );
    },
    async send() {
      const missing = surveyFault(answers);
      if (missing) return setFault(missing);
      setSending(true);
      try {
        await drafts.flush();
        const annex = JSON.stringify({ id });
        const { scoin } = await api.call('GET /api/popupwindow/handle', { type, annex });
        notify('good', surveyWords.done, {
          description: `${scoin} S Coin will be credited within two working days.`,
        });
        onSent();
      } catch (error) {
        setFault(error instanceof Error ? error.message : 'This did not work. Please try again.');
        setSending(false);
      }
    },
  };
}
