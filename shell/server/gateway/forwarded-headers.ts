import type { IncomingHttpHeaders } from 'node:http';

import type { Service } from '@coinlane/shared-contracts/api';

/** What a service is told of the visitor's request, and nothing else: no cookies, no addresses. */
const TO_SERVICE = ['content-type', 'idempotency-key', 'accept-language'];
/** Who somebody is: whoever holds it can act in their name. */
const OF_PERSON = ['authorization', 'x-temp-token', 'time-zone'];
/**
 * Spec §6 "Requests" and §7: the account's own calls, and the create call. A price service that learned a token could
 * withdraw somebody's money with it.
 */
const TOLD_OF_PERSON: readonly Service[] = ['account', 'public-v1.1'];
/** What the visitor is told of the service's reply: `set-cookie` would let a service speak for this site. */
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
};

/** The headers of the call to a service, with its key. */
export const toService = (
  headers: IncomingHttpHeaders,
  { service, key, sandboxNamespace }: Call,
): Headers => ({
  ...pick(headers, TO_SERVICE),
  ...(TOLD_OF_PERSON.includes(service) ? pick(headers, OF_PERSON) : {}),
  accept: 'application/json',
  ...(key === null ? {} : { 'x-api-key': key }),
  ...(sandboxNamespace === null ? {} : { 'x-sandbox-namespace': sandboxNamespace }),
});

/** The headers of the reply to the visitor. */
export const toVisitor = (headers: IncomingHttpHeaders): Headers => pick(headers, TO_VISITOR);
