/** Callbacks of a third-party captcha. */
export type CaptchaEvents = {
  readonly onAnswer: (answer: string) => void;
  /** The response expired, or the widget could not get one. */
  readonly onLost: () => void;
};

/**
 * The self-hosted captcha solves a challenge on request. A third-party captcha renders its own widget in a language
 * (spec §7).
 */
export type CaptchaProvider =
  | { readonly _tag: 'Own'; readonly solve: (signal: AbortSignal) => Promise<string> }
  | {
      readonly _tag: 'Foreign';
      /** Renders into the element. Returns a function that removes it. */
      readonly render: (element: HTMLElement, language: string, events: CaptchaEvents) => () => void;
    };
