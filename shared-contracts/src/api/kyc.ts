import * as t from 'io-ts';

import type { Endpoint } from './endpoint.ts';

/** POST /kyc/sessions: URL of the provider's page for the next level. */
export const kycSessionEndpoint: Endpoint<
  void,
  { readonly id: string; readonly level: number; readonly url: string }
> = {
  toRequest: () => ({ service: 'account', method: 'POST', path: '/kyc/sessions', body: {} }),
  reply: t.type({ id: t.string, level: t.number, url: t.string }, 'KycSessionReply'),
};
