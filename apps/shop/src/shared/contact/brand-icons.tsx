import { MessageCircle, Phone, Zap } from 'lucide-react';
import type { ReactNode } from 'react';

/** Signs for the two chats that the icon library no longer has: put together from its own, not the companies' marks. */
function Bubble({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="relative grid size-5 shrink-0 place-items-center">
      <MessageCircle className="absolute size-5" />
      {children}
    </span>
  );
}

export function MessengerIcon() {
  return (
    <Bubble>
      <Zap className="size-2.5 fill-current" />
    </Bubble>
  );
}

export function WhatsAppIcon() {
  return (
    <Bubble>
      <Phone className="size-2.5 fill-current" />
    </Bubble>
  );
}
