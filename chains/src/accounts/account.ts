import { hex } from '@scure/base';

/**
 * Decoded account of an address as `kind:hex`. All spellings of one account have the same text, so accounts are
 * compared by it. Names and numbers of accounts stand for themselves instead of `hex`.
 */
export type Account = string;

/** Decodes one kind of address; null: the text is not of this kind. Does not verify checksums. */
export type DecodeAccount = (address: string) => Account | null;

/** Account of a kind and its key or hash. */
export const account = (kind: string, key: Uint8Array): Account => `${kind}:${hex.encode(key)}`;

/** Bytes of an account's key or hash in hex. */
export const keyOf = (id: Account): string => id.slice(id.indexOf(':') + 1);
