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
 * Saves the text selection of a control. Setting a value by script loses the selection, and React sets the value too.
 * Returns a function that restores it.
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
 * Replays user input from before hydration, so that React calls the handlers of the control. React ignores an event
 * unless the value differs from the one it tracks, and it tracks the control's own setter. Reports the input as pasted,
 * because it arrived at once. Keeps the selection: otherwise the next letter would be inserted elsewhere.
 */
export const replayInput = (control: Control, { property, known, wanted, event }: Change): void => {
  const restoreSelection = keepSelection(control);
  Reflect.set(control, property, known);
  Reflect.set(Object.getPrototypeOf(control), property, wanted, control);
  control.dispatchEvent(new InputEvent(event, { bubbles: true, inputType: 'insertFromPaste' }));
  queueMicrotask(restoreSelection);
};
