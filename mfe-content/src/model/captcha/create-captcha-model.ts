import { createEffect, createEvent, createStore } from 'effector';

/** What a foreign captcha tells. */
export type CaptchaEvents = {
  readonly onAnswer: (answer: string) => void;
  /** The answer is too old, or the widget could not get one. */
  readonly onLost: () => void;
};

/** Our own does its work when asked; a foreign one draws itself where it is told to, in a language (spec §7). */
export type CaptchaProvider =
  | { readonly _tag: 'Own'; readonly solve: (signal: AbortSignal) => Promise<string> }
  | {
      readonly _tag: 'Foreign';
      /** Draws into the element; the answer takes it away. */
      readonly render: (element: HTMLElement, language: string, events: CaptchaEvents) => () => void;
    };

/** A port: brings the configured captcha's code. Rejects where it is blocked. */
export const loadCaptchaFx = createEffect<undefined, CaptchaProvider>();

/** The answer of a captcha: each is good for one send. */
export const createCaptchaModel = () => {
  const answered = createEvent<string>();
  const lost = createEvent();
  const $answer = createStore<string | null>(null, { serialize: 'ignore' })
    .on(answered, (_, answer) => answer)
    .reset(lost);
  /** Counts up when a drawn captcha has to begin anew. */
  const $round = createStore(0, { serialize: 'ignore' }).on(lost, (round) => round + 1);
  return { answered, lost, $answer, $round };
};
