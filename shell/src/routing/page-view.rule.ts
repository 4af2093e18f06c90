import type { RemoteName } from '@coinlane/shared-contracts/values';

import { matchRoute } from './match-route.rule.ts';

/** What a path shows: a remote in its slot, one of the shell's own screens, or the not-found page. */
export type PageView =
  | { readonly _tag: 'Remote'; readonly remote: RemoteName }
  | { readonly _tag: 'Gallery' }
  | { readonly _tag: 'NotFound' };

/** Spec §2 "Route list" and "Fallbacks"; `/__ui` is there for developers alone. */
export const pageView = (pathname: string, isProduction: boolean): PageView => {
  if (pathname === '/__ui' && !isProduction) return { _tag: 'Gallery' };
  const match = matchRoute(pathname);
  return match === null ? { _tag: 'NotFound' } : { _tag: 'Remote', remote: match.remote };
};
