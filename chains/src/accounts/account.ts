import { hex } from '@scure/base';

/**
 * Account of an address as `kind:hex`, for comparison: all spellings of one account have the same text. Named and
 * numbered accounts have their name or number instead of `hex`.
 */
export type Account = string;

/** Decodes one kind of address. Null: another kind. Does not verify checksums. */
export type DecodeAccount = (address: string) => Account | null;

/** Account of a kind and its key or hash. */
export const account = (kind: string, key: Uint8Array): Account => `${kind}:${hex.encode(key)}`;

/** Hex bytes of an account's key or hash. */
export const keyOf = (id: Account): string => id.slice(id.indexOf(':') + 1);
