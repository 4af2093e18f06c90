type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Change = {
  readonly property: 'value' | 'checked';
  /** What the owner gave the control. */
  readonly known: unknown;
  /** What the visitor made of it. */
  readonly wanted: unknown;
  /** What React listens to at this kind of control. */
  readonly event: 'input' | 'change' | 'click';
};

/** What is marked in a control, to be marked again: a text that is written by a script loses its mark, and React writes it too. */
const keepSelection = (control: Control): (() => void) => {
  if (control instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return () => {
    if (selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
};

/**
 * Says to a control's owner what a visitor did to it before it came to life. React hears a control only where it differs
 * from what React knows of it, and it knows what is written by the control's own setter. All of it was there at once: it
 * counts as pasted. What is marked stays so, or the next letter would come somewhere else.
 */
export const replayInput = (control: Control, { property, known, wanted, event }: Change): void => {
  const restoreSelection = keepSelection(control);
  Reflect.set(control, property, known);
  Reflect.set(Object.getPrototypeOf(control), property, wanted, control);
  control.dispatchEvent(new InputEvent(event, { bubbles: true, inputType: 'insertFromPaste' }));
  queueMicrotask(restoreSelection);
};
