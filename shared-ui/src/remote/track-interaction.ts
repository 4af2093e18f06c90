import { rememberOpening } from '../components/disclosure';
import { isTypedOver, rememberTyping } from '../components/field';

/** Whether somebody has used what is in an element, until nobody asks any more. */
export type InteractionTracker = { readonly hasInteracted: () => boolean; readonly stop: () => void };

const INTERACTIONS = ['input', 'click'];

/**
 * Hears the use of what a server rendered into an element; what was typed before anybody heard it counts. Texts are kept for
 * the fields that are typed into, and what is opened for the part that is drawn anew.
 */
export const trackInteraction = (element: HTMLElement): InteractionTracker => {
  let hasInteracted = [...element.querySelectorAll('input, textarea')].some(isTypedOver);
  const note = (): void => {
    hasInteracted = true;
  };
  const forgetting = [rememberTyping(element), rememberOpening(element)];
  for (const type of INTERACTIONS) element.addEventListener(type, note, true);
  return {
    hasInteracted: () => hasInteracted,
    stop: () => {
      for (const forget of forgetting) forget();
      for (const type of INTERACTIONS) element.removeEventListener(type, note, true);
    },
  };
};
