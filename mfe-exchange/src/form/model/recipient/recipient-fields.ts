import { isSafeExtraId, looksSecret } from '@coinlane/chains/addresses';

import type { Pair } from '../../domain/pair';

/** Address, extra ID and e-mail fields of the form. */
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
  /** Whether the text comes from the clipboard, not from the keyboard. */
  readonly isPaste?: boolean;
  /** Whether the text was pasted earlier and has been parsed since. */
  readonly isParsed?: boolean;
};

const mapFields = <Value>(valueOf: (name: FieldName) => Value): Readonly<Record<FieldName, Value>> => ({
  recipient: valueOf('recipient'),
  extraId: valueOf('extraId'),
  refundAddress: valueOf('refundAddress'),
  refundExtraId: valueOf('refundExtraId'),
  email: valueOf('email'),
});

export const NO_FIELDS: RecipientFields = mapFields(() => '');

export const FIELD_NAMES: readonly FieldName[] = [
  'recipient',
  'extraId',
  'refundAddress',
  'refundExtraId',
  'email',
];

/** Whether no field has text. */
export const isBlank = (fields: RecipientFields): boolean => FIELD_NAMES.every((name) => fields[name] === '');

/** The stored part of the form. */
export type RecipientDraft = RecipientFields & {
  /** Pair of the texts, in the format of {@link toPairKey}. Empty: unknown. */
  readonly pair: string;
};

export const NO_DRAFT: RecipientDraft = { ...NO_FIELDS, pair: '' };

/** Key of a pair in a draft. Empty: no pair. */
export const toPairKey = (pair: Pair | null): string => (pair ? `${pair.from.ticker} ${pair.to.ticker}` : '');

/**
 * Whether a stored draft can be restored. It is restored as a whole, into an empty form with its pair. A memo
 * alone must not join an address that was entered since, and an address must not be prefilled for another network.
 */
export const isUsableDraft = (draft: RecipientDraft, now: RecipientDraft): boolean =>
  isBlank(now) && draft.pair === now.pair;

/** Merges stored texts into the form. Never overwrites a field that has text. */
export const withDraft = (fields: RecipientFields, draft: RecipientFields): RecipientFields =>
  mapFields((name) => (fields[name] === '' ? draft[name] : fields[name]));

/** Fields whose verdict can be shown, because the user paused typing or left the field. */
export type Settled = Readonly<Record<FieldName, boolean>>;

export const NONE_SETTLED: Settled = mapFields(() => false);

export const ALL_SETTLED: Settled = mapFields(() => true);

/** Marks filled fields as validated, because a restored text has no typing delay. */
export const settleFilled = (settled: Settled, texts: RecipientFields): Settled =>
  mapFields((name) => settled[name] || texts[name] !== '');

type Judged = { readonly _tag: string } | null;

/** Texts that can be stored: no private key or recovery phrase, unless it is an address of the network. */
export const withoutSecrets = (
  fields: RecipientFields,
  recipient: Judged,
  refundAddress: Judged,
): RecipientFields => {
  const verdicts: Readonly<Partial<Record<FieldName, Judged>>> = { recipient, refundAddress };
  return mapFields((name) => {
    const verdict = verdicts[name];
    const text = fields[name];
    const isFine = verdict === undefined ? isSafeExtraId(text.trim()) : !looksSecret(text);
    return isFine || verdict?._tag === 'Valid' ? text : '';
  });
};
