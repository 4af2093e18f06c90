import type { Service } from '@coinlane/shared-contracts/api';

import { withServiceKey } from '../upstreams.ts';

/** `POST /swap` is the only call without the prefix (spec §7 "Swap API"). */
const CALL = /^(?:\/gateway\/[^/?]+(\/.*)|(\/swap(?:\?.*)?))$/;
const VISIBLE_ASCII = /^[!-~]*$/;
/** An encoded slash or backslash, a double-encoded character, or a path parameter before the last segment. */
const AMBIGUOUS = /%(?:2f|5c|25[0-9a-f]{2})|(?:;|%3b)[^/]*\//i;

type Base = { readonly service: Service; readonly baseUrl: string; readonly key: string | null };

/**
 * URL of a call. Null if servers could interpret the request target differently (RFC 9112 §3.2): a limit could
 * then count one path, and the service reply to another. Dot segments and fragments are refused before any route.
 */
export const serviceUrl = (target: string, { service, baseUrl, key }: Base): URL | null => {
  const [, below, own] = CALL.exec(target) ?? [];
  const path = below ?? own;
  if (path === undefined || !VISIBLE_ASCII.test(path) || AMBIGUOUS.test(path.split('?')[0] ?? ''))
    return null;
  return new URL(`${baseUrl}${withServiceKey(service, path, key)}`);
};

/** Path of a service URL below its base, decoded. */
export const pathBelow = (url: URL, baseUrl: string): string =>
  decodeURIComponent(url.pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length));
