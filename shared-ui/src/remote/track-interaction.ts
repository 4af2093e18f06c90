import { rememberOpening } from '../components/disclosure';
import { rememberInput } from '../components/field';

/** Records whether the user has interacted with an element, until it is stopped. */
export type InteractionTracker = { readonly hasInteracted: () => boolean; readonly stop: () => void };

/**
 * Tracks interaction with server-rendered HTML, including input from before the listener was added. Remembers typed
 * text, choices and opened elements for parts that React renders again.
 */
export const trackInteraction = (element: HTMLElement): InteractionTracker => {
  let hasInteracted = false;
  const note = (): void => {
    hasInteracted = true;
  };
  const forgetting = [rememberInput(element, note), rememberOpening(element)];
  element.addEventListener('click', note, true);
  return {
    hasInteracted: () => hasInteracted,
    stop: () => {
      for (const forget of forgetting) forget();
      element.removeEventListener('click', note, true);
    },
  };
};
