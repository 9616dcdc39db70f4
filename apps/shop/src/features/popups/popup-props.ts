import type { Popup } from '@sgb/contract/popups.ts';

export interface PopupProps {
  popup: Popup;
  /** Closed without doing what it offers. */
  onClose: () => void;
  /** Done. */
  onDone: () => void;
}
