/** Whether somebody has used what is in an element, until nobody asks any more. */
export type Use = { readonly hasBeen: () => boolean; readonly stop: () => void };

const USES = ['input', 'click'];

const isChanged = (field: Element): boolean =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.value !== field.defaultValue;

/** Hears the use of what a server rendered into an element; what was typed before anybody heard it counts. */
export const hearUse = (element: HTMLElement): Use => {
  let isUsed = [...element.querySelectorAll('input, textarea')].some(isChanged);
  const note = (): void => {
    isUsed = true;
  };
  for (const type of USES) element.addEventListener(type, note, true);
  return {
    hasBeen: () => isUsed,
    stop: () => {
      for (const type of USES) element.removeEventListener(type, note, true);
    },
  };
};
