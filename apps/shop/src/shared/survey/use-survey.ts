import type { Evaluation, EvaluationItem } from '@sgb/contract/popups.ts';
import { surveyFault, surveyWords } from '@sgb/contract/survey-rules.ts';
import { notify } from '@sgb/ui/notify.ts';
import { useState } from 'react';
import { createDrafts } from '../api/drafts.ts';

type Answer = Partial<
  Pick<
    Evaluation,
    'score1' | 'score2' | 'ambassadorscore' | 'valuationcontent' | 'valuationcontentambassador' | 'intentionflg'
  >
>;

const typingPauseMs = 400;
const pauseOf = (change: object) =>
  Object.values(change).some((value) => typeof value === 'string') ? typingPauseMs : 0;

/** How the answers reach the shop: the pop-up and the page of a parcel have calls of their own. */
export interface SurveyWay {
  draft(change: object): Promise<unknown>;
  send(): Promise<{ readonly scoin: number }>;
}

/** The answers to a survey: every change is kept on the server at once, and the whole is sent when it is complete. */
export function useSurvey(way: SurveyWay, first: Evaluation, onSent: () => void) {
  const [answers, setAnswers] = useState(first);
  const [fault, setFault] = useState('');
  const [sending, setSending] = useState(false);
  const [drafts] = useState(() => createDrafts((change) => way.draft(change)));

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
        const { scoin } = await way.send();
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
