/** What is typed into the server's page while its code is still on the way, by the field's id. */
const typed = new Map<string, string>();
/** Fields that have come to life and look after themselves. */
const alive = new Set<string>();

/** Whether a visitor can type into an element. */
export const isTypedInto = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.readOnly;

/** Whether the text in a field is another than the server drew. */
export const isTypedOver = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  isTypedInto(target) && target.value !== target.defaultValue;

const note = (target: EventTarget | null): void => {
  if (isTypedInto(target) && !alive.has(target.id)) typed.set(target.id, target.value);
};

/**
 * Remembers what is typed below an element until the fields come to life. React may throw a part of the server's page
 * away when something changes before that part is taken over; what a visitor typed there must survive that.
 * Gives a function that stops.
 */
export const rememberTyping = (root: HTMLElement): (() => void) => {
  typed.clear();
  alive.clear();
  for (const field of root.querySelectorAll('input, textarea')) if (isTypedOver(field)) note(field);
  const hear = ({ target }: Event): void => note(target);
  root.addEventListener('input', hear, true);
  return () => root.removeEventListener('input', hear, true);
};

/** The text a field that comes to life now should have, if somebody typed one; asked once. */
export const consumeTypedText = (id: string): string | null => {
  const text = typed.get(id) ?? null;
  typed.delete(id);
  alive.add(id);
  return text;
};
