import { shortDate } from '@sgb/contract/date-words.ts';
import type { Evaluation } from '@sgb/contract/popups.ts';
import { surveyTextLimit } from '@sgb/contract/survey-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Notice } from '@sgb/ui/notice.tsx';
import { RatingInput } from '@sgb/ui/rating-input.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useState } from 'react';
import { SurveyItem } from './survey-item.tsx';
import { type SurveyWay, useSurvey } from './use-survey.ts';

interface SurveySheetProps {
  readonly title: string;
  readonly evaluation: Evaluation;
  readonly way: SurveyWay;
  /** Closed without sending. */
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** How a delivery was. Every answer is kept as it is given. */
export function SurveySheet({ title, evaluation, way, onClose, onDone }: SurveySheetProps) {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const survey = useSurvey(way, evaluation, () => {
    setOpen(false);
    onDone();
  });
  const { answers, answer } = survey;
  const close = () => {
    setOpen(false);
    onClose();
  };
  const setItemBusy = (id: number, is: boolean) =>
    setBusy((all) => {
      if (all.has(id) === is) return all;
      const next = new Set(all);
      if (is) next.add(id);
      else next.delete(id);
      return next;
    });
  const scoreOf = (value: number) => (value === 0 ? null : value);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title}
      description={`Parcel ${answers.expressnumber}, ${answers.totalnum} ${answers.totalnum === 1 ? 'order' : 'orders'}, received ${shortDate(answers.finishtime)}`}
      footer={
        <>
          {survey.fault && (
            <Notice tone="danger" className="w-full">
              {survey.fault}
            </Notice>
          )}
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button disabled={busy.size > 0} loading={survey.sending} guardMs={0} onClick={() => void survey.send()}>
            {busy.size > 0 ? 'Uploading' : 'Confirm'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">
          Tell us and get {answers.scoin} S Coin, or {answers.scoinwithpictures} with a picture, within two working
          days.
        </p>
        <RatingInput
          legend="Client service"
          value={scoreOf(answers.score1)}
          onChange={(score1) => answer({ score1 })}
        />
        <RatingInput
          legend="International logistics"
          value={scoreOf(answers.score2)}
          onChange={(score2) => answer({ score2 })}
        />
        <Field label="Remark" optional hint={`At most ${surveyTextLimit} characters`}>
          <Input
            maxLength={surveyTextLimit}
            value={answers.valuationcontent}
            onChange={(event) => answer({ valuationcontent: event.currentTarget.value })}
          />
        </Field>
        {answers.evaluateambassador && (
          <>
            <RatingInput
              legend="Your ambassador"
              value={scoreOf(answers.ambassadorscore)}
              onChange={(ambassadorscore) => answer({ ambassadorscore })}
            />
            <Field label="Remark about your ambassador" optional>
              <Input
                maxLength={surveyTextLimit}
                value={answers.valuationcontentambassador}
                onChange={(event) => answer({ valuationcontentambassador: event.currentTarget.value })}
              />
            </Field>
          </>
        )}
        <section aria-label="Products">
          <h3 className="mb-2 font-medium text-sm">Are you satisfied with each product?</h3>
          <ul className="flex flex-col gap-3">
            {answers.orderevaluationVoList.map((item) => (
              <SurveyItem
                key={item.shoporderid}
                item={item}
                showName={answers.showname}
                onChange={(change) => survey.answerItem(item.shoporderid, change)}
                onBusy={(is) => setItemBusy(item.shoporderid, is)}
              />
            ))}
          </ul>
        </section>
        <Intention value={answers.intentionflg} onChange={(intentionflg) => answer({ intentionflg })} />
      </div>
    </Sheet>
  );
}

function Intention({ value, onChange }: { value: 0 | 1 | 2; onChange: (value: 1 | 2) => void }) {
  const option = (is: 1 | 2, word: string) => (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
      <input
        type="radio"
        name="intention"
        checked={value === is}
        onChange={() => onChange(is)}
        className="size-5 accent-brand"
      />
      {word}
    </label>
  );
  return (
    <fieldset>
      <legend className="font-medium text-sm">Would you buy with us again?</legend>
      <div className="flex gap-6">
        {option(1, 'Yes')}
        {option(2, 'No')}
      </div>
    </fieldset>
  );
}
