/** Callbacks of a third-party captcha. */
export type CaptchaEvents = {
  readonly onAnswer: (answer: string) => void;
  /** The response expired, or the captcha failed to get one. */
  readonly onLost: () => void;
};

/** Solves a challenge on request (self-hosted), or renders a widget in a language (third-party, spec §7). */
export type CaptchaProvider =
  | { readonly _tag: 'Own'; readonly solve: (signal: AbortSignal) => Promise<string> }
  | {
      readonly _tag: 'Foreign';
      /** Renders into the element. Returns a function that removes it. */
      readonly render: (element: HTMLElement, language: string, events: CaptchaEvents) => () => void;
    };
