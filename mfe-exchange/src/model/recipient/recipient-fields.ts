import { looksSecret } from '@coinlane/chains/addresses';
import type { Ticker } from '@coinlane/shared-contracts/values';

/** The fields of the form that say where money goes and where news go. */
export type RecipientFields = {
  readonly recipient: string;
  readonly extraId: string;
  readonly refundAddress: string;
  readonly refundExtraId: string;
  readonly email: string;
};

export type FieldName = keyof RecipientFields;

export type FieldTyped = {
  readonly field: FieldName;
  readonly text: string;
  /** The text came with this change from the clipboard, not from the keyboard. */
  readonly isPaste?: boolean;
};

export const NO_FIELDS: RecipientFields = {
  recipient: '',
  extraId: '',
  refundAddress: '',
  refundExtraId: '',
  email: '',
};

export const FIELD_NAMES: readonly FieldName[] = [
  'recipient',
  'extraId',
  'refundAddress',
  'refundExtraId',
  'email',
];

/** What is stored of the form. */
export type RecipientDraft = RecipientFields & {
  /** The currency the extra id is for; empty: there is none, or nobody knows. */
  readonly extraIdTicker: Ticker;
};

export const NO_DRAFT: RecipientDraft = { ...NO_FIELDS, extraIdTicker: '' };

/** The form as it is stored. */
export const toDraft = (fields: RecipientFields, extraIdTicker: Ticker | null): RecipientDraft => ({
  ...fields,
  extraIdTicker: fields.extraId === '' ? '' : (extraIdTicker ?? ''),
});

const mapFields = <Value>(valueOf: (name: FieldName) => Value): Readonly<Record<FieldName, Value>> => ({
  recipient: valueOf('recipient'),
  extraId: valueOf('extraId'),
  refundAddress: valueOf('refundAddress'),
  refundExtraId: valueOf('refundExtraId'),
  email: valueOf('email'),
});

/**
 * The part of a stored draft that goes into the form: only texts for empty fields, and no extra id of another or of
 * an unknown currency. To type an extra id again costs less than to send to a wrong one.
 */
export const usableDraft = (
  draft: RecipientDraft,
  fields: RecipientFields,
  to: Ticker | null,
): RecipientDraft => {
  const { extraIdTicker } = draft;
  const isUsable = fields.extraId === '' && extraIdTicker !== '' && (to === null || to === extraIdTicker);
  return {
    ...mapFields((name) => (fields[name] === '' ? draft[name] : '')),
    ...(isUsable ? { extraIdTicker } : { extraId: '', extraIdTicker: '' }),
  };
};

/** A draft under what is in the form: a field with text in it is never overwritten. */
export const withDraft = (fields: RecipientFields, draft: RecipientFields): RecipientFields =>
  mapFields((name) => (fields[name] === '' ? draft[name] : fields[name]));

/** Which fields have been left alone long enough, or left, for their verdict to be said. */
export type Settled = Readonly<Record<FieldName, boolean>>;

export const NONE_SETTLED: Settled = {
  recipient: false,
  extraId: false,
  refundAddress: false,
  refundExtraId: false,
  email: false,
};

export const ALL_SETTLED: Settled = {
  recipient: true,
  extraId: true,
  refundAddress: true,
  refundExtraId: true,
  email: true,
};

/** Marks filled fields as validated: a text that is restored does not wait for a pause in typing. */
export const settleFilled = (settled: Settled, texts: RecipientFields): Settled =>
  mapFields((name) => settled[name] || texts[name] !== '');

type Judged = { readonly _tag: string } | null;

/** A text that may be a private key is stored only if its network accepts it as an address. */
const isSecret = (text: string, verdict: Judged): boolean => looksSecret(text) && verdict?._tag !== 'Valid';

/** What may be stored: a private key that was put into an address field by mistake is not kept anywhere. */
export const withoutSecrets = (
  fields: RecipientFields,
  recipient: Judged,
  refund: Judged,
): RecipientFields => ({
  ...fields,
  recipient: isSecret(fields.recipient, recipient) ? '' : fields.recipient,
  refundAddress: isSecret(fields.refundAddress, refund) ? '' : fields.refundAddress,
});
