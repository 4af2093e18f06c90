import { matchRoute } from './match-route.rule.ts';

/** What a path shows: a remote in its slot, one of the shell's own screens, or the not-found page. */
export type PageView =
  | { readonly _tag: 'Remote'; readonly remote: string }
  /** A remote of no row: there when the page has a pin for it. */
  | { readonly _tag: 'App'; readonly remote: string }
  | { readonly _tag: 'Gallery' }
  | { readonly _tag: 'Ops' }
  | { readonly _tag: 'NotFound' };

/** Spec §2 "Route list" and "Fallbacks"; `/__ui` is there for developers alone, `/ops` for operators. */
export const pageView = (pathname: string, isProduction: boolean): PageView => {
  if (pathname === '/ops') return { _tag: 'Ops' };
  if (pathname === '/__ui' && !isProduction) return { _tag: 'Gallery' };
  const match = matchRoute(pathname);
  if (match === null) return { _tag: 'NotFound' };
  return { _tag: match.id === 'APP' ? 'App' : 'Remote', remote: match.remote };
};
