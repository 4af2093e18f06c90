import { rememberOpening } from '../components/disclosure';
import { isTypedOver, rememberTyping } from '../components/field';

/** Whether somebody has used what is in an element, until nobody asks any more. */
export type Use = { readonly hasBeen: () => boolean; readonly stop: () => void };

const USES = ['input', 'click'];

/**
 * Hears the use of what a server rendered into an element; what was typed before anybody heard it counts. Texts are kept for
 * the fields that are typed into, and what is opened for the part that is drawn anew.
 */
export const hearUse = (element: HTMLElement): Use => {
  let isUsed = [...element.querySelectorAll('input, textarea')].some(isTypedOver);
  const note = (): void => {
    isUsed = true;
  };
  const forgetting = [rememberTyping(element), rememberOpening(element)];
  for (const type of USES) element.addEventListener(type, note, true);
  return {
    hasBeen: () => isUsed,
    stop: () => {
      for (const forget of forgetting) forget();
      for (const type of USES) element.removeEventListener(type, note, true);
    },
  };
};
