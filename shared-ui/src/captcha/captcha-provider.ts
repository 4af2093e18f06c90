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
