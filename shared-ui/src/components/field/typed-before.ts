/** Text typed before hydration, by the id of the field. */
const typed = new Map<string, string>();
/** Hydrated fields, which track their own text. */
const alive = new Set<string>();

/** Whether a visitor can type into an element. */
export const isTypedInto = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.readOnly;

/** Whether the text in a field differs from the server-rendered text. */
export const isTypedOver = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  isTypedInto(target) && target.value !== target.defaultValue;

const note = (target: EventTarget | null): void => {
  if (isTypedInto(target) && !alive.has(target.id)) typed.set(target.id, target.value);
};

/**
 * Remembers text typed below an element until the fields are hydrated. React may discard server-rendered HTML if
 * something changes before hydration; typed text must survive that. Returns a function that stops.
 */
export const rememberTyping = (root: HTMLElement): (() => void) => {
  typed.clear();
  alive.clear();
  for (const field of root.querySelectorAll('input, textarea')) if (isTypedOver(field)) note(field);
  const onInput = ({ target }: Event): void => note(target);
  root.addEventListener('input', onInput, true);
  return () => root.removeEventListener('input', onInput, true);
};

/** Returns the text that was typed into a field before hydration, or null. Removes the entry. */
export const consumeTypedText = (id: string): string | null => {
  const text = typed.get(id) ?? null;
  typed.delete(id);
  alive.add(id);
  return text;
};
