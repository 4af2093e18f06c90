import { createEvent, createStore } from 'effector';

/** Creates the model of a captcha, whose answer is valid for one send. */
export const createCaptchaModel = () => {
  const answered = createEvent<string>();
  const lost = createEvent();
  const $answer = createStore<string | null>(null, { serialize: 'ignore' })
    .on(answered, (_, answer) => answer)
    .reset(lost);
  /** Incremented to render a new captcha. */
  const $round = createStore(0, { serialize: 'ignore' }).on(lost, (round) => round + 1);
  return { answered, lost, $answer, $round };
};
