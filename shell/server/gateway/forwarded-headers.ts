import type { IncomingHttpHeaders } from 'node:http';

/** What a service is told of the visitor's request, and nothing else: no cookies, no addresses. */
const TO_SERVICE = [
  'content-type',
  'authorization',
  'idempotency-key',
  'accept-language',
  'time-zone',
  'x-temp-token',
];
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

/** The headers of the call to a service, with its key. */
export const toService = (
  headers: IncomingHttpHeaders,
  key: string | null,
  sandboxNamespace: string | null,
): Headers => ({
  ...pick(headers, TO_SERVICE),
  accept: 'application/json',
  ...(key === null ? {} : { 'x-api-key': key }),
  ...(sandboxNamespace === null ? {} : { 'x-sandbox-namespace': sandboxNamespace }),
});

/** The headers of the reply to the visitor. */
export const toVisitor = (headers: IncomingHttpHeaders): Headers => pick(headers, TO_VISITOR);
