import type { IncomingHttpHeaders } from 'node:http';

import type { Service } from '@coinlane/shared-contracts/api';

/** Request headers that are forwarded to services. Excludes cookies and addresses of visitors. */
const TO_SERVICE = ['content-type', 'idempotency-key', 'accept-language'];
/** Credentials of a user. A service that receives them can act for the user. */
const CREDENTIAL_HEADERS = ['authorization', 'x-temp-token', 'time-zone'];
/**
 * Services that receive credentials: account calls and the create call (spec §6 "Requests" and §7). With a token,
 * a price service could withdraw the user's money.
 */
const SERVICES_WITH_CREDENTIALS: readonly Service[] = ['account', 'public-v1.1'];
/**
 * Reply headers that are forwarded to visitors. `set-cookie` is excluded: a service must not set cookies of this site.
 */
const TO_VISITOR = ['content-type', 'retry-after', 'date'];

type Headers = Record<string, string>;

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Headers =>
  Object.fromEntries(
    names.flatMap((name): readonly (readonly [string, string])[] => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

type Call = {
  readonly service: Service;
  readonly key: string | null;
  readonly sandboxNamespace: string | null;
  /** Null (default): the service does not receive it. */
  readonly visitorIp?: string | null;
};

/** Headers of the call to a service, with its API key. */
export const toService = (
  headers: IncomingHttpHeaders,
  { service, key, sandboxNamespace, visitorIp = null }: Call,
): Headers => ({
  ...pick(headers, TO_SERVICE),
  ...(SERVICES_WITH_CREDENTIALS.includes(service) ? pick(headers, CREDENTIAL_HEADERS) : {}),
  accept: 'application/json',
  ...(key === null ? {} : { 'x-api-key': key }),
  ...(sandboxNamespace === null ? {} : { 'x-sandbox-namespace': sandboxNamespace }),
  ...(visitorIp === null ? {} : { 'x-visitor-ip': visitorIp }),
});

/** Headers of the reply to the visitor. */
export const toVisitor = (headers: IncomingHttpHeaders): Headers => pick(headers, TO_VISITOR);
