import * as E from 'fp-ts/lib/Either.js';

import { lookUp } from '@coinlane/shared-contracts/values';

import type { ProviderCall, ProviderHttp } from '../../http/provider-http.ts';
import { ProviderFault, ProviderRefusal } from '../../provider.ts';
import type { RefusalCode } from '../../provider.ts';
import { ErrorBody } from './codecs.ts';

/** Error codes of ChangeNOW. Codes that are missing here are faults in the configuration. */
const REFUSALS: Readonly<Partial<Record<string, RefusalCode>>> = {
  deposit_too_small: 'deposit_too_small',
  out_of_range: 'out_of_range',
  max_amount_exceeded: 'max_amount_exceeded',
  pair_is_inactive: 'pair_is_inactive',
  not_valid_params: 'pair_is_inactive',
  not_valid_fixed_rate_pair: 'not_valid_fixed_rate_pair',
  rate_id_not_found_or_expired: 'rate_id_not_found_or_expired',
  not_valid_address: 'payout_address_refused',
  not_valid_refund_address: 'refund_address_refused',
  not_available: 'action_not_available',
  not_found: 'not_found',
};

export type Calls = {
  readonly get: (path: string, query: Readonly<Record<string, string>>) => Promise<unknown>;
  readonly post: (path: string, body: unknown) => Promise<unknown>;
};

/** Creates the calls of ChangeNOW. They throw a refusal for a documented code, otherwise a fault. */
export const createCalls = (http: ProviderHttp): Calls => {
  const call = async (request: ProviderCall): Promise<unknown> => {
    const { status, body } = await http(request);
    if (status >= 200 && status < 300) return body;
    const refusal = ErrorBody.decode(body);
    const code = E.isRight(refusal) ? lookUp(REFUSALS, refusal.right.error) : undefined;
    const message = E.isRight(refusal) ? `${refusal.right.error}: ${refusal.right.message ?? ''}` : '';
    if (status < 500 && code !== undefined) throw new ProviderRefusal(code, message);
    throw new ProviderFault(`${request.path.split('?')[0] ?? ''}: status ${String(status)} ${message}`, {
      isOutcomeKnown: status < 500,
    });
  };
  return {
    get: (path, query) => call({ method: 'GET', path: `${path}?${new URLSearchParams(query).toString()}` }),
    post: (path, body) => call({ method: 'POST', path, body }),
  };
};
