type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What somebody did before the page was alive; the script in the head of the document collects it. */
export interface Held {
  readonly typed: ReadonlyMap<Control, readonly [value: string, checked?: boolean]>;
  readonly sent?: HTMLFormElement;
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

/** Does again what was typed, chosen and sent too early: forms that keep what is in them as state know nothing of it. */
export async function takeUp({ typed, sent }: Held): Promise<void> {
  for (const [field, entered] of typed) {
    // Makes React take over a part of the page that it left for later.
    tell(field, 'keyup');
    enter(field, ...entered);
    // What one field changes in others is drawn before the next.
    await null;
  }
  if (sent) {
    tell(sent, 'keyup');
    sent.requestSubmit();
  }
}
