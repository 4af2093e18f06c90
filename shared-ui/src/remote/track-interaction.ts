import { rememberOpening } from '../components/disclosure';
import { isTypedOver, rememberTyping } from '../components/field';

/** Records whether the user has interacted with an element, until it is stopped. */
export type InteractionTracker = { readonly hasInteracted: () => boolean; readonly stop: () => void };

const INTERACTIONS = ['input', 'click'];

/**
 * Tracks interaction with server-rendered HTML, including text typed before the listener was added. Remembers typed
 * text and opened elements for parts that React renders again.
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
