import { listenBelow } from '../listen-below';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Controls used before hydration, by id or label. Null after hydration. An entry keeps the text and choice of a
 * control that React discards.
 */
const early = new Map<string, Control | null>();

const CONTROLS = 'input,textarea,select';

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS);

/** Id of a control, or its label if React generated the id: React generates another id when it renders again. */
const keyOf = ({ id, labels }: Control): string =>
  /^(_|$)/.test(id) ? (labels?.[0]?.textContent ?? '') : id;

/** Whether text or choice differ from the server-rendered ones. In a radio group, the chosen radio is used. */
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
 * Remembers text and choices below an element until its controls are hydrated. If something changes before
 * hydration, React can discard server-rendered HTML; the input must survive that. `onUse` is called for each
 * input, including earlier ones. Returns a function that stops.
 */
export const rememberInput = (root: HTMLElement, onUse: () => void): (() => void) => {
  const note = (target: EventTarget | null): void => {
    onUse();
    if (isControl(target) && early.get(keyOf(target)) !== null) early.set(keyOf(target), target);
  };
  early.clear();
  [...root.querySelectorAll<Control>(CONTROLS)].filter(isUsed).forEach(note);
  // entries are kept: parts of the page hydrate later
  return listenBelow(root, 'input', note);
};

/**
 * Returns the control with input from before hydration, or undefined. It is another element if React discarded the
 * original. Removes the entry.
 */
export const consumeEarly = (control: Control): Control | null => {
  const used = early.get(keyOf(control)) ?? (isUsed(control) ? control : null);
  early.set(keyOf(control), null);
  return used;
};
