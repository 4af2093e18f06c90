import { listenBelow } from '../listen-below';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls used before hydration, by id or label; null after hydration. A control keeps its text and choice when React
 * discards it.
 */
const early = new Map<string, Control | null>();

const CONTROLS = 'input,textarea,select';

/** Whether an event target is a control. */
export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

/** The id of a control, or its label if React generated the id: a part that is rendered again has other ids. */
const keyOf = ({ id, labels }: Control): string =>
  /^(_|$)/.test(id) ? (labels?.[0]?.textContent ?? '') : id;

/** Whether the text or choice of a control differs from the server-rendered one. In a radio group: the chosen radio. */
const isUsed = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return (options.find((option) => option.defaultSelected) ?? options[0])?.selected === false;
  }
  if ('checked' in control && control.checked !== control.defaultChecked)
    return control.checked || control.type === 'checkbox';
  return control.value !== control.defaultValue && control.type !== 'checkbox' && !control.readOnly;
};

/**
 * Remembers text typed and choices made below an element until its controls are hydrated. React may discard
 * server-rendered HTML if something changes before hydration; the input must survive that. `onUse` is called for each
 * input, also for one from before. Returns a function that stops.
 */
export const rememberInput = (root: HTMLElement, onUse: () => void): (() => void) => {
  const note = (target: EventTarget | null): void => {
    onUse();
    if (isControl(target) && early.get(keyOf(target)) !== null) early.set(keyOf(target), target);
  };
  early.clear();
  [...root.querySelectorAll<Control>(CONTROLS)].filter(isUsed).forEach(note);
  // the entries stay: parts of the page hydrate later
  return listenBelow(root, 'input', note);
};

/** Returns the control with input from before hydration, if there is any: another one if React discarded it. Forgets it. */
export const consumeEarly = (control: Control): Control | null => {
  const used = early.get(keyOf(control)) ?? (isUsed(control) ? control : null);
  early.set(keyOf(control), null);
  return used;
};
