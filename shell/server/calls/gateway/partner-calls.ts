import type { Service } from '@coinlane/shared-contracts/api';

import { plainPath } from './plain-path.ts';

/**
 * Calls that return the orders of all visitors. The service regards the site as their owner, because it receives
 * the key of the site (api contract §2.12, §3.12). No page needs these calls.
 */
const PARTNER_CALLS: readonly { readonly service: Service; readonly path: RegExp }[] = [
  { service: 'public-v1', path: /^\/transactions(?:\/[^/]+)?$/ },
  { service: 'public-v1.1', path: /^\/transactions$/ },
  { service: 'public-v2', path: /^\/exchanges(?:\/.*)?$/ },
];

/** Whether a call must not be forwarded. `path`: decoded, below the base URL of the service. */
export const isPartnerCall = (method: string, service: Service, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  PARTNER_CALLS.some((call) => call.service === service && call.path.test(plainPath(path)));
