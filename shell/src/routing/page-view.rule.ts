import { matchRoute } from './match-route.rule.ts';

/** View of a path: a remote in its slot, a screen of the shell, or the not-found page. */
export type PageView =
  | { readonly _tag: 'Remote'; readonly remote: string }
  /** Remote without a row in the route table. It exists if the page has a pin for it. */
  | { readonly _tag: 'App'; readonly remote: string }
  | { readonly _tag: 'Gallery' }
  | { readonly _tag: 'Ops' }
  | { readonly _tag: 'NotFound' };

/** View of a path (spec §2 "Route list" and "Fallbacks"). `/__ui` is for developers only, `/ops` for operators. */
export const pageView = (pathname: string, isProduction: boolean): PageView => {
  if (pathname === '/ops') return { _tag: 'Ops' };
  if (pathname === '/__ui' && !isProduction) return { _tag: 'Gallery' };
  const match = matchRoute(pathname);
  if (match === null) return { _tag: 'NotFound' };
  return { _tag: match.id === 'APP' ? 'App' : 'Remote', remote: match.remote };
};
