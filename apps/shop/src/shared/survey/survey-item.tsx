import type { EvaluationItem } from '@sgb/contract/popups.ts';
import { surveyPictureLimit, surveyTextLimit } from '@sgb/contract/survey-rules.ts';
import { Button } from '@sgb/ui/button.tsx';
import { cx } from '@sgb/ui/cx.ts';
import { Field, Input } from '@sgb/ui/field.tsx';
import { Picture } from '@sgb/ui/picture.tsx';
import { RatingInput } from '@sgb/ui/rating-input.tsx';
import { ImagePlus, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useId, useState } from 'react';
import { pictureUrl } from '../links/link.tsx';
import { UploadField } from '../upload/upload-field.tsx';
import { FitInput, ShowFields } from './review-fields.tsx';

interface SurveyItemProps {
  item: EvaluationItem;
  /** How others would see the shopper's name. */
  showName: string;
  onChange: (change: Partial<EvaluationItem>) => void;
  onBusy: (busy: boolean) => void;
}

const choice =
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus';

/** One product of the parcel: satisfied or not, a few words, and pictures of what is wrong. */
export function SurveyItem({ item, showName, onChange, onBusy }: SurveyItemProps) {
  const name = useId();
  const [showing, setShowing] = useState(false);
  const pictures = showing || item.satisfied === 0 || item.imageList.length > 0;
  const option = (satisfied: 0 | 1, word: string, Icon: typeof ThumbsUp) => (
    <label
      className={cx(
        choice,
        item.satisfied === satisfied &&
          (satisfied ? 'border-good bg-good-soft text-good' : 'border-danger bg-danger-soft text-danger'),
      )}
    >
      <input
        type="radio"
        name={name}
        className="sr-only"
        checked={item.satisfied === satisfied}
        onChange={() => onChange({ satisfied })}
      />
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </label>
  );
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line p-3">
      <div className="flex items-center gap-3">
        <span className="w-14 shrink-0">
          <Picture src={pictureUrl(item.image)} alt="" className="rounded-control" sizes="56px" />
        </span>
        <p className="line-clamp-2 font-medium text-sm">{item.title}</p>
      </div>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{item.title}</legend>
        {option(1, 'Satisfied', ThumbsUp)}
        {option(0, 'Unsatisfied', ThumbsDown)}
      </fieldset>
      {item.reviewable && (
        <RatingInput
          legend="How many stars?"
          value={item.stars === 0 ? null : item.stars}
          onChange={(stars) => onChange({ stars })}
        />
      )}
      {item.reviewable && item.size && (
        <FitInput size={item.size} value={item.fit} onChange={(fit) => onChange({ fit })} />
      )}
      <Field label="Remark" optional>
        <Input
          maxLength={surveyTextLimit}
          value={item.description}
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
      </Field>
      {pictures ? (
        <UploadField
          label="Pictures"
          purpose="survey"
          most={surveyPictureLimit}
          value={item.imageList}
          onChange={(imageList) => onChange({ imageList })}
          onBusy={onBusy}
        />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          aria-label={`Add pictures of ${item.title}`}
          icon={<ImagePlus aria-hidden="true" className="size-4" />}
          onClick={() => setShowing(true)}
        >
          Add pictures
        </Button>
      )}
      {item.reviewable && (
        <ShowFields
          name={showName}
          what="rating and pictures"
          show={item.show}
          story={item.story}
          onChange={onChange}
        />
      )}
    </li>
  );
}
