import { popupTypes } from '@sgb/contract/popup-types.ts';
import { useApi } from '../../shared/api/api.ts';
import { SurveySheet } from '../../shared/survey/survey-sheet.tsx';
import type { PopupProps } from './popup-props.ts';

const type = popupTypes.survey;

/** The survey of a delivery, by itself; closing it counts as read. */
export default function SurveyPopup({ popup, onClose, onDone }: PopupProps) {
  const api = useApi();
  const { id, windowtitle, evaluation } = popup;
  if (!evaluation) return null;
  const annexOf = (change: object) => ({ type, annex: JSON.stringify({ id, ...change }) });
  const way = {
    draft: (change: object) => api.call('GET /api/popupwindow/draft', annexOf(change)),
    send: () => api.call('GET /api/popupwindow/handle', annexOf({})),
  };
  return <SurveySheet title={windowtitle} evaluation={evaluation} way={way} onClose={onClose} onDone={onDone} />;
}
