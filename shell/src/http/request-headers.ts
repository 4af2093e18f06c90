import type { HttpRequest } from '@coinlane/shared-contracts/api';

import { timeZoneHeader } from './time-zone.rule';

/** Data of the page at the time of a call. */
export type CallContext = {
  readonly csrfToken: () => string;
  readonly accessToken: () => string | null;
  readonly language: string;
};

const zoneNow = (): string =>
  timeZoneHeader(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date().getTimezoneOffset());

/** Headers by caller and service (spec §6 "Requests" and §7 "Account API"). */
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
