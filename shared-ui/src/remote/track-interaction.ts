import { rememberOpening } from '../components/disclosure';
import { rememberInput } from '../components/field';
import { listenBelow } from '../components/listen-below';

/** Tracks whether the user has interacted with an element. */
export type InteractionTracker = { readonly hasInteracted: () => boolean; readonly stop: () => void };

/**
 * Tracks interaction with server-rendered HTML, including input from before the listener was added. Keeps typed
 * text, choices and opened elements for parts that React renders again.
 */
export const trackInteraction = (element: HTMLElement): InteractionTracker => {
  let hasInteracted = false;
  const note = (): void => {
    hasInteracted = true;
  };
  const stopping = [
    rememberInput(element, note),
    rememberOpening(element),
    listenBelow(element, 'click', note),
  ];
  return {
    hasInteracted: () => hasInteracted,
    stop: () => {
      for (const stop of stopping) stop();
    },
  };
};
