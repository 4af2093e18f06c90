import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';
import { fittingRows, IdFromWire, OptionalText } from './reply-field.ts';

const WhitelistEntry = t.type(
  {
    id: IdFromWire,
    label: OptionalText,
    wallet: t.string,
    extraId: OptionalText,
    currency: t.readonlyArray(t.string),
  },
  'WhitelistEntry',
);
export type WhitelistEntry = t.TypeOf<typeof WhitelistEntry>;

/** GET /addresses/whitelist (api contract §6.4, spec §3 "Whitelisted withdrawal address"). */
export const whitelistEndpoint: Endpoint<void, readonly WhitelistEntry[]> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/addresses/whitelist' }),
  reply: fittingRows(WhitelistEntry),
};

export type NewWhitelistEntry = {
  readonly label: string;
  readonly wallet: string;
  readonly extraId: string;
  readonly currency: readonly string[];
  /** Current password if the second factor is not enabled, otherwise empty. */
  readonly password: string;
  /** Code of the second factor, or empty if it is not enabled. */
  readonly code: string;
};

/** POST /addresses/whitelist. A refusal names the field. */
export const addToWhitelistEndpoint: Endpoint<NewWhitelistEntry, WhitelistEntry> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/addresses/whitelist', body }),
  reply: WhitelistEntry,
};

/** DELETE /addresses/whitelist/{id}. */
export const removeFromWhitelistEndpoint: Endpoint<string, { readonly success: boolean }> = {
  toRequest: (id) => ({
    service: 'account',
    method: 'DELETE',
    path: `/addresses/whitelist/${encodeURIComponent(id)}`,
  }),
  reply: t.type({ success: t.boolean }, 'WhitelistRemovalReply'),
};
