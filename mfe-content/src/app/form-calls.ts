import { toPromise } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { loadCaptcha } from '@coinlane/shared-ui/captcha';
import type { CaptchaProvider } from '@coinlane/shared-ui/captcha';

import { sendMessage, subscribe } from '../api/forms';
import { sendReview } from '../api/reviews';
import { DRAFT_KEY, writeDraft } from '../domain/contact-form';
import type { ContactFields } from '../domain/contact-form';
import type { Message, ReviewMessage, Subscription } from '../model/form-ports';

/** Calls of the forms. Loaded with the first form, and its captcha too. */
export const formCalls = ({ http, storage, language, config }: RemoteProps) => ({
  sendMessage: (message: Message): Promise<unknown> => toPromise(sendMessage(http)(message)),
  subscribe: (asked: Subscription): Promise<unknown> => toPromise(subscribe(http)(asked)),
  sendReview: (review: ReviewMessage): Promise<unknown> => toPromise(sendReview(http, language)(review)),
  keepDraft: (fields: ContactFields): void => {
    const draft = writeDraft(fields);
    if (draft === null) storage.remove(DRAFT_KEY);
    else storage.write(DRAFT_KEY, draft);
  },
  loadCaptcha: (): Promise<CaptchaProvider> => loadCaptcha({ http, language, captcha: config.captcha }),
});
