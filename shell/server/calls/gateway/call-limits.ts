import type { Service } from '@coinlane/shared-contracts/api';

import { createRateLimit, networkOf } from '../../http/security/index.ts';
import { plainPath } from './plain-path.ts';

/** Error code of a refused call. The page has a text for each. */
type LimitError = 'AUTH.RETRY_LATER' | 'too_many_requests';

type Limit = {
  readonly perMinute: number;
  readonly error: LimitError;
  readonly calls: readonly {
    readonly service: Service;
    readonly method: 'GET' | 'POST';
    readonly path: RegExp;
  }[];
};

/**
 * Limits per visitor for calls that can be used to guess, flood or cause costs. They are far above normal use, and far
 * below what a password list needs. Services cannot limit visitors, because they see only the address of the gateway.
 */
const LIMITS: readonly Limit[] = [
  {
    perMinute: 30,
    error: 'AUTH.RETRY_LATER',
    calls: [
      {
        service: 'account',
        method: 'POST',
        path: /^\/auth\/(?:login|passkey.*|register.*|forgotten-password|reset-password)$/,
      },
      {
        service: 'account',
        method: 'POST',
        path: /^\/users\/me\/(?:second-factor.*|password|login-email|passkeys.*)$/,
      },
    ],
  },
  {
    perMinute: 60,
    error: 'too_many_requests',
    calls: [{ service: 'account', method: 'POST', path: /^\/auth\/refresh$/ }],
  },
  {
    perMinute: 30,
    error: 'too_many_requests',
    calls: [
      { service: 'public-v1.1', method: 'POST', path: /^\/transactions$/ },
      { service: 'public-v1', method: 'POST', path: /^\/transactions\/(?:fixed-rate\/)?[^/]+$/ },
      { service: 'public-v2', method: 'POST', path: /^\/(?:exchange|fiat-transaction)$/ },
      { service: 'swaps', method: 'POST', path: /^\/(?:swap)?$/ },
      { service: 'account', method: 'POST', path: /^\/withdrawals$/ },
    ],
  },
  {
    perMinute: 20,
    error: 'too_many_requests',
    calls: [
      { service: 'frontend', method: 'POST', path: /^\/.*(?:contact|notify|subscribe|promo).*$/ },
      { service: 'account', method: 'POST', path: /^\/tickets$/ },
      { service: 'content', method: 'POST', path: /^\/reviews$/ },
    ],
  },
  {
    perMinute: 60,
    error: 'too_many_requests',
    calls: [
      { service: 'public-v2', method: 'GET', path: /^\/(?:validate\/address|addresses-by-name)$/ },
      { service: 'account', method: 'GET', path: /^\/promo-codes\/[^/]*$/ },
    ],
  },
  {
    // each call asks all providers; a visitor who types needs about one per second
    perMinute: 240,
    error: 'too_many_requests',
    calls: [{ service: 'account', method: 'GET', path: /^\/v[\d.]+\/exchange\/estimate$/ }],
  },
];

/** Limit of all other changes. Each of them writes data or sends a message. */
const OTHER_CHANGES = { perMinute: 60, error: 'too_many_requests' } as const;
/** Not limited: signing out and ending sessions. */
const UNCOUNTED = /^\/auth\/(?:logout|sessions.*)$/;

const MINUTE_MS = 60_000;

/** `Retry-After` of a refusal, in seconds. */
export const RETRY_AFTER_SECONDS = '60';

type Call = {
  readonly service: string;
  readonly method: string;
  /** Path below the base URL of the service, decoded. */
  readonly path: string;
  readonly ip: string;
  /** Namespace of a test, which counts as a visitor because all tests share one address. */
  readonly namespace: string | null;
  readonly nowMs: number;
};

/** Returns the reason to refuse a call, or null. Counts in this process. */
export type CallLimits = { readonly refusalOf: (call: Call) => LimitError | null };

/** Counts calls of visitors against the limits. `isOn` false: accepts all calls. */
export const createCallLimits = (isOn: boolean): CallLimits => {
  const counting = <Kind extends { readonly perMinute: number }>(limit: Kind) => ({
    ...limit,
    counted: createRateLimit({ limit: limit.perMinute, windowMs: MINUTE_MS }),
  });
  const limits = LIMITS.map(counting);
  const otherChanges = counting(OTHER_CHANGES);
  const limitOf = (service: string, method: string, path: string) =>
    limits.find(({ calls }) =>
      calls.some((call) => call.service === service && call.method === method && call.path.test(path)),
    ) ?? (method === 'GET' || (service === 'account' && UNCOUNTED.test(path)) ? undefined : otherChanges);
  return {
    refusalOf: ({ service, method, path, ip, namespace, nowMs }) => {
      if (!isOn) return null;
      const plain = plainPath(path);
      const limit = limitOf(service, method === 'HEAD' ? 'GET' : method, plain);
      if (limit === undefined || limit.counted.allows(`${networkOf(ip)} ${namespace ?? ''}`, nowMs))
        return null;
      return limit.error;
    },
  };
};
