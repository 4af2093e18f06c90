import { TOKEN_SWAP_PAIRS } from '../../domain/pair-limits';
import type { TokenSwapPair } from '../../domain/pair-limits';

/** What a path of this remote shows. */
export type SwapPage =
  | { readonly _tag: 'Pairs' }
  | { readonly _tag: 'Pair'; readonly pair: TokenSwapPair }
  /** TRVL has a path of its own, but the limits table gives it no pair. */
  | { readonly _tag: 'PairlessToken'; readonly token: 'trvl' }
  | { readonly _tag: 'NotFound' };

const tokenPage = (slug: string): SwapPage => {
  if (slug === 'trvl') return { _tag: 'PairlessToken', token: 'trvl' };
  const pair = TOKEN_SWAP_PAIRS.find(({ token }) => token === slug);
  return pair === undefined ? { _tag: 'NotFound' } : { _tag: 'Pair', pair };
};

const isAfterAnyPath = (slug: string): boolean => slug === 'ava' || slug === 'trvl';

/**
 * The page at a path without language prefix (spec §2 "Token swap"). A swap by id cannot be loaded in this build, and
 * "any load failure goes to /404".
 */
export const swapPageAt = (pathname: string): SwapPage => {
  const segments = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const slug = segments.at(-1) ?? '';
  if (segments.length === 1 && slug === 'swap') return { _tag: 'Pairs' };
  if (segments.at(-2) !== 'swap') return { _tag: 'NotFound' };
  return segments.length === 2 || isAfterAnyPath(slug) ? tokenPage(slug) : { _tag: 'NotFound' };
};

/** The one address search engines should keep for a page; null where there is none. */
export const canonicalPathOf = (page: SwapPage): string | null => {
  switch (page._tag) {
    case 'Pairs':
      return '/swap';
    case 'Pair':
      return `/swap/${page.pair.token}`;
    case 'PairlessToken':
      return `/swap/${page.token}`;
    case 'NotFound':
      return null;
  }
};
