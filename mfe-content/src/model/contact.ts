import { combine, createEvent, createStore, sample } from 'effector';

import { fineFields, canSend, NO_FIELDS, usesCaptcha } from '../domain/contact-form';
import type { ContactField, ContactFields, FormFailure, Topic } from '../domain/contact-form';
import { createCaptchaModel } from './captcha';
import { keepDraftFx, sendMessageFx } from './form-ports';

type Typed = { readonly field: ContactField; readonly text: string };

export type ContactView = {
  readonly topic: Topic;
  readonly fields: ContactFields;
  readonly isFine: Readonly<Record<ContactField, boolean>>;
  readonly left: readonly ContactField[];
  readonly failure: FormFailure | null;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly canSend: boolean;
};

const createFields = () => {
  const opened = createEvent<{
    readonly topic: Topic;
    readonly extraInfo: string;
    readonly draft: ContactFields;
  }>();
  const topicPicked = createEvent<Topic>();
  const typed = createEvent<Typed>();
  const focused = createEvent();
  const left = createEvent<ContactField>();
  const $fields = createStore<ContactFields>(NO_FIELDS, { serialize: 'ignore' })
    .on(opened, (_, { draft }) => draft)
    .on(typed, (fields, { field, text }) => ({ ...fields, [field]: text }));
  const $topic = createStore<Topic>('support', { serialize: 'ignore' })
    .on(opened, (_, { topic }) => topic)
    .on(topicPicked, (_, topic) => topic);
  const $extraInfo = createStore('', { serialize: 'ignore' }).on(opened, (_, { extraInfo }) => extraInfo);
  const $left = createStore<readonly ContactField[]>([], { serialize: 'ignore' })
    .on(left, (fields, field) => (fields.includes(field) ? fields : [...fields, field]))
    .reset(opened);
  return { opened, topicPicked, typed, focused, left, $fields, $topic, $extraInfo, $left };
};

/** Contact form (spec §4 "Forms", §5 "Contact and support forms"). Keeps the typed text after every failure. */
const createContactModel = () => {
  const { $fields, $topic, $extraInfo, $left, ...events } = createFields();
  const captcha = createCaptchaModel();
  const submitted = createEvent();

  const $isSent = createStore(false, { serialize: 'ignore' })
    .on(sendMessageFx.done, () => true)
    .reset(events.opened);
  const $failure = createStore<FormFailure | null>(null, { serialize: 'ignore' })
    .on(sendMessageFx.failData, (_, failure) => failure)
    .reset(sendMessageFx, events.focused, events.opened);
  $fields.reset(sendMessageFx.done);
  $left.reset(sendMessageFx.done);

  const $facts = combine({
    fields: $fields,
    topic: $topic,
    hasCaptchaAnswer: captcha.$answer.map((answer) => answer !== null),
    isSending: sendMessageFx.pending,
    isSent: $isSent,
  });
  sample({
    clock: submitted,
    source: { facts: $facts, extraInfo: $extraInfo, captcha: captcha.$answer },
    filter: ({ facts }) => canSend(facts),
    fn: ({ facts: { fields, topic }, extraInfo, captcha: answer }) => ({
      topic,
      fields,
      extraInfo,
      captcha: answer ?? '',
    }),
    target: sendMessageFx,
  });
  sample({ clock: sendMessageFx.failData, filter: usesCaptcha, fn: () => undefined, target: captcha.lost });
  sample({ clock: sendMessageFx.done, fn: () => undefined, target: captcha.lost });
  sample({ clock: $fields.updates, target: keepDraftFx });

  return {
    ...events,
    submitted,
    captcha,
    $view: combine(
      { facts: $facts, left: $left, failure: $failure },
      ({ facts, left, failure }): ContactView => ({
        topic: facts.topic,
        fields: facts.fields,
        isFine: fineFields(facts.fields),
        left,
        failure,
        isSending: facts.isSending,
        isSent: facts.isSent,
        canSend: canSend(facts),
      }),
    ),
  };
};

export const contactModel = createContactModel();
