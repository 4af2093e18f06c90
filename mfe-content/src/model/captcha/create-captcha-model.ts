import { createEffect, createEvent, createStore } from 'effector';

import type { CaptchaProvider } from '@coinlane/shared-ui/captcha';

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
