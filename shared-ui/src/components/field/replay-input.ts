type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Change = {
  readonly property: 'value' | 'checked';
  /** Value that React knows. */
  readonly known: unknown;
  /** Value that the user entered. */
  readonly wanted: unknown;
  readonly event: string;
};

/**
 * Saves the text selection of a control. It is lost when a script or React sets the value. Returns a function that
 * restores it.
 */
const keepSelection = (control: Control): (() => void) => {
  if (control instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return () => {
    if (selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  };
};

/**
 * Replays user input from before hydration, so that React calls the handlers of the control. React ignores an
 * event whose value equals the one it tracks, and it tracks values set with the control's own setter. Reports the
 * input as pasted, because it arrived at once. Keeps the selection, so that the user continues at the same place.
 */
export const replayInput = (control: Control, { property, known, wanted, event }: Change): void => {
  const restoreSelection = keepSelection(control);
  Reflect.set(control, property, known);
  Reflect.set(Object.getPrototypeOf(control), property, wanted, control);
  control.dispatchEvent(new InputEvent(event, { bubbles: true, inputType: 'insertFromPaste' }));
  queueMicrotask(restoreSelection);
};
