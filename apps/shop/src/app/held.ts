import { idle } from '@sgb/ui/idle.ts';
import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody did before the page was alive; the script in the head of the document collects it. */
export interface Held {
  readonly typed: ReadonlyMap<Control, readonly [value: string, checked?: boolean]>;
  /** Forms that were sent and buttons that were tapped, in their order. Nothing answered, so tapping again means the same. */
  readonly done: ReadonlySet<HTMLElement>;
}

const tell = (element: Element, type: string) => element.dispatchEvent(new Event(type, { bubbles: true }));

/** React overlooks an event whose value it knows already, so it is told another one first, behind which the typed one is put. */
function enter(field: Control, value: string, checked?: boolean): void {
  if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  }
  tell(field, 'input');
  tell(field, 'change');
}

/** What one field changes in others is drawn before the next, and so is the page that a choice leads to. */
async function drawn(router: Router): Promise<void> {
  await idle();
  if (router.state.navigation.state === 'idle') return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      stop();
      resolve();
    });
  });
  await idle();
}

/** Does again what was typed, chosen, sent and tapped too early: forms that keep what is in them as state know nothing of it. */
export async function takeUp({ typed, done }: Held, router: Router): Promise<void> {
  for (const [field, entered] of typed) {
    // Makes React take over a part of the page that it left for later.
    tell(field, 'keyup');
    enter(field, ...entered);
    await drawn(router);
  }
  for (const element of done) {
    delete element.dataset.held;
    tell(element, 'keyup');
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
    await drawn(router);
  }
}
