import type { Service } from '@coinlane/shared-contracts/api';

import { createRateLimit, networkOf } from '../security/index.ts';

/** The code a refused call is answered with; the page has words of its own for each. */
export type LimitError = 'AUTH.RETRY_LATER' | 'too_many_requests';

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
 * What can be guessed, flooded or made to cost something, per visitor: far above what a person does, far below what a
 * list of passwords needs. Services see one address, the gateway's, so nobody behind it can tell visitors apart.
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
];

/** Every other change: each writes something, or sends something to somebody. */
const OTHER_CHANGES = { perMinute: 60, error: 'too_many_requests' } as const;
/** Always possible: signing out and ending sessions. */
const UNCOUNTED = /^\/auth\/(?:logout|sessions.*)$/;

const MINUTE_MS = 60_000;

/** What `Retry-After` says of a refusal, in seconds. */
export const RETRY_AFTER_SECONDS = '60';

/** The path without what some services ignore: case, empty segments, spaces, and what follows `;`, `?` or `#`. */
const plainPath = (path: string): string => {
  const [own = ''] = path.toLowerCase().split(/[;?#]/);
  return `/${own
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('/')}`;
};

type Call = {
  readonly service: string;
  readonly method: string;
  /** Below the service's base, decoded: of the URL that is sent. */
  readonly path: string;
  readonly ip: string;
  /** Tests share one address, and each name space of theirs is a visitor. */
  readonly namespace: string | null;
  readonly nowMs: number;
};

/** Why a call is one too many, or null; counted in this process (performance-and-security: rate limits). */
export type CallLimits = { readonly refusalOf: (call: Call) => LimitError | null };

/** Counts calls of visitors against the limits; where `isOn` is false nobody is refused. */
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
