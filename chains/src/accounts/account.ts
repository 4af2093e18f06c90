import { hex } from '@scure/base';

/**
 * Account of an address as `kind:hex`. All forms of one account have the same text, so accounts can be compared.
 * Named and numbered accounts have their name or number instead of `hex`.
 */
export type Account = string;

/** Decodes one kind of address. Null: another kind. Does not verify checksums. */
export type DecodeAccount = (address: string) => Account | null;

export const account = (kind: string, key: Uint8Array): Account => `${kind}:${hex.encode(key)}`;

/** Key or hash of an account, in hex. */
export const keyOf = (id: Account): string => id.slice(id.indexOf(':') + 1);
