import type { Effect } from 'effector';

import { orThrow } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { loadCaptcha } from '@coinlane/shared-ui/captcha';

import { sendMessage, subscribe } from '../api/forms';
import { writeDraft } from '../domain/contact-form';
import type { ContactFields } from '../domain/contact-form';
import { loadCaptchaFx } from '../model/captcha';
import { contactModel, DRAFT_KEY } from '../model/contact';
import type { Message } from '../model/contact';
import { newsletterModel } from '../model/newsletter';
import type { Subscription } from '../model/newsletter';

const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): [port: Effect<Params, Done, Fail>, answer: (params: Params) => Promise<Done> | Done] => [port, answer];

/** Every port of the models bound to calls and page. */
export const bindings = ({ http, storage, language, config }: RemoteProps) => [
  binding(contactModel.sendFx, (message: Message) => orThrow(sendMessage(http)(message))),
  binding(contactModel.keepDraftFx, (fields: ContactFields) => {
    const draft = writeDraft(fields);
    if (draft === null) storage.remove(DRAFT_KEY);
    else storage.write(DRAFT_KEY, draft);
  }),
  binding(newsletterModel.subscribeFx, (asked: Subscription) => orThrow(subscribe(http)(asked))),
  binding(loadCaptchaFx, () => loadCaptcha({ http, language, captcha: config.captcha })),
];
