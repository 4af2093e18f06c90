import type { HttpRequest } from '@coinlane/shared-contracts/api';

import { timeZoneHeader } from './time-zone.rule';

/** What the port needs of the page at the moment of a call. */
export type CallContext = {
  readonly csrfToken: () => string;
  readonly accessToken: () => string | null;
  readonly language: string;
};

const zoneNow = (): string =>
  timeZoneHeader(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getTimezoneOffset());

/** Spec §6 "Requests" and §7 "Account API": who may be sent what. */
export const requestHeaders = (
  request: HttpRequest,
  context: CallContext,
  hasCredentials: boolean,
): Record<string, string> => {
  const token = hasCredentials ? context.accessToken() : null;
  return {
    'accept-language': context.language,
    ...(request.method === 'GET' ? {} : { 'x-csrf-token': context.csrfToken() }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(request.service === 'account' ? { 'time-zone': zoneNow() } : {}),
    ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
  };
};
