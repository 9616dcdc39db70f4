import { couponTypes, couponUseHref } from '@sgb/contract/coupon-types.ts';
import { type PopupType, popupTypes } from '@sgb/contract/popup-types.ts';
import type { Popup } from '@sgb/contract/popups.ts';
import { Button } from '@sgb/ui/button.tsx';
import { Sheet } from '@sgb/ui/sheet.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../shared/api/api.ts';
import { CouponBody } from './coupon-body.tsx';
import type { PopupProps } from './popup-props.ts';
import { FeedbackBody, MessageBody, TextBody } from './text-bodies.tsx';
import { VipBody } from './vip-body.tsx';

/** What the main button of each type says and where it leads; without one there is only OK. */
function actionOf({ type, link }: Popup): { readonly word: string; readonly href: string } | null {
  const actions: Partial<Record<PopupType, { word: string; href: string }>> = {
    [popupTypes.message]: { word: 'See my messages', href: link || '/message/index' },
    [popupTypes.task]: { word: 'Go to the task', href: link },
    [popupTypes.feedback]: { word: 'See my feedback', href: link || '/questionFeedback/index' },
    [popupTypes.coupon]: couponAction(link),
    [popupTypes.vip]: { word: 'Renew', href: '/membership/checkout' },
  };
  if (type === popupTypes.notice) return link ? { word: 'See more', href: link } : null;
  return actions[type] ?? null;
}

/** To the cart, as the product document says, unless it is no good there. */
const couponAction = (link: string) =>
  link === couponUseHref(couponTypes.transportation)
    ? { word: 'See what I can ship', href: link }
    : { word: 'Use now', href: link || couponUseHref(couponTypes.purchase) };

const bodies: Partial<Record<PopupType, typeof TextBody>> = {
  [popupTypes.message]: MessageBody,
  [popupTypes.feedback]: FeedbackBody,
  [popupTypes.coupon]: CouponBody,
  [popupTypes.vip]: VipBody,
};

interface PlainPopupProps extends PopupProps {
  /** It is on the screen: nobody is shown it again, on whatever page they go on. */
  onShown: () => void;
}

/** Notice, message, task, feedback, coupon and VIP: something to read and at most one thing to do. */
export default function PlainPopup({ popup, onShown, onClose, onDone }: PlainPopupProps) {
  const api = useApi();
  const navigate = useNavigate();
  const [open, setOpen] = useState(true);
  const action = actionOf(popup);
  const Body = bodies[popup.type] ?? TextBody;
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const act = async (href: string) => {
    setOpen(false);
    const annex = JSON.stringify({ id: popup.id });
    await api.call('GET /api/popupwindow/handle', { type: popup.type, annex }).catch(() => undefined);
    navigate(href);
    onDone();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={popup.windowtitle}
      width="sm"
      footer={
        action ? (
          <>
            <Button variant="ghost" onClick={close}>
              Later
            </Button>
            <Button variant="action" onClick={() => void act(action.href)}>
              {action.word}
            </Button>
          </>
        ) : (
          <Button onClick={close}>OK</Button>
        )
      }
    >
      <Body popup={popup} />
    </Sheet>
  );
}
