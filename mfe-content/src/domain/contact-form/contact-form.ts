import type { Feature } from '@coinlane/shared-contracts/lifecycle';

/** A message to support (spec §3 "Support contact"). */
export type ContactFields = { readonly name: string; readonly email: string; readonly message: string };
export type ContactField = keyof ContactFields;

export const NO_FIELDS: ContactFields = { name: '', email: '', message: '' };

/** Recipient of a message: one of the three endpoints of spec §7 "Frontend API", or a ticket of the account service. */
export const TOPICS = ['support', 'swapTokens', 'lightning', 'ticket'] as const;
export type Topic = (typeof TOPICS)[number];

/** Features that topics need in addition to the forms. Tickets need the service of order e-mails. */
const FEATURE_OF_TOPIC: Readonly<Partial<Record<Topic, Feature>>> = {
  swapTokens: 'token-swap',
  ticket: 'email',
};

/** Topics that the site can deliver. */
export const topicsOf = (unavailable: readonly Feature[]): readonly Topic[] =>
  TOPICS.filter((topic) => {
    const needed = FEATURE_OF_TOPIC[topic];
    return needed === undefined || !unavailable.includes(needed);
  });

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const MAX_LABEL_LENGTH = 63;
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label) && label.length <= MAX_LABEL_LENGTH) &&
    /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(domain.slice(domain.lastIndexOf('.') + 1))
  );
};

/** Validates an e-mail address (spec §5 "E-mail"), without surrounding spaces. */
export const isEmail = (text: string): boolean => {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(at, 0));
  return (
    email.length <= MAX_LENGTH &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    isDomain(email.slice(at + 1))
  );
};

/** Whether a field is valid (spec §5 "Contact and support forms"). */
export const isFieldFine = (field: ContactField, text: string): boolean =>
  field === 'email' ? isEmail(text) : text.trim().length >= 1;

/** Warning for a field that is invalid when it loses focus (spec §5 "Field warning messages"). */
export const WARNING_KEYS = {
  name: 'warnings.contactName',
  email: 'warnings.contactEmail',
  message: 'warnings.contactMessage',
} as const satisfies Readonly<Record<ContactField, string>>;

/** Error for a field that the service refused (spec §5 "Contact and support forms"). */
export const ERROR_KEYS = {
  name: 'NAME_INVALID',
  email: 'EMAIL_INVALID',
  message: 'MESSAGE_INVALID',
} as const satisfies Readonly<Record<ContactField, string>>;

/** Validity of each field. */
export const fineFields = (fields: ContactFields): Readonly<Record<ContactField, boolean>> => ({
  name: isFieldFine('name', fields.name),
  email: isFieldFine('email', fields.email),
  message: isFieldFine('message', fields.message),
});

/**
 * Facts that enable the send button. A ticket needs no captcha, because its endpoint does not accept one (spec §7).
 */
export type SendFacts = {
  readonly fields: ContactFields;
  readonly topic: Topic;
  readonly hasCaptchaAnswer: boolean;
  readonly isSending: boolean;
  readonly isSent: boolean;
};

/** Whether the send button is enabled: all fields are valid, and the message is not sent yet (spec §5). */
export const canSend = ({ fields, topic, hasCaptchaAnswer, isSending, isSent }: SendFacts): boolean =>
  !isSending &&
  !isSent &&
  Object.values(fineFields(fields)).every(Boolean) &&
  (topic === 'ticket' || hasCaptchaAnswer);

/** Reason why a form was refused. `messages`: the service's messages by field (stock messages of spec §5). */
export type FormFailure =
  | { readonly _tag: 'Fields'; readonly messages: Readonly<Partial<Record<ContactField, string>>> }
  | { readonly _tag: 'CaptchaRefused' }
  | { readonly _tag: 'AlreadySubscribed' }
  | { readonly _tag: 'ServerError' }
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'Refused'; readonly message: string | null };

/** Whether a failed send may have used up the captcha's answer. The service first validates the fields. */
export const usesCaptcha = ({ _tag }: FormFailure): boolean => _tag !== 'Fields';
