import { TOKEN_SWAP_PAIRS } from './pair-limits';
import type { TokenSwapPair } from './pair-limits';
import { isSwapId } from './swap-status';

export type SwapPage =
  | { readonly _tag: 'Pairs' }
  | { readonly _tag: 'Pair'; readonly pair: TokenSwapPair }
  /** TRVL has its own path, but is in no pair of the limits table. */
  | { readonly _tag: 'PairlessToken'; readonly token: 'trvl' }
  | { readonly _tag: 'Swap'; readonly id: string }
  | { readonly _tag: 'NotFound' };

const tokenPage = (slug: string): SwapPage => {
  if (slug === 'trvl') return { _tag: 'PairlessToken', token: 'trvl' };
  const pair = TOKEN_SWAP_PAIRS.find(({ token }) => token === slug);
  return pair === undefined ? { _tag: 'NotFound' } : { _tag: 'Pair', pair };
};

const isAfterAnyPath = (slug: string): boolean => slug === 'ava' || slug === 'trvl';

const swapById = (id: string): SwapPage => (isSwapId(id) ? { _tag: 'Swap', id } : { _tag: 'NotFound' });

/** Page at a path without language prefix (spec §2 "Token swap"). An invalid ID causes no request. */
export const swapPageAt = (pathname: string): SwapPage => {
  const segments = pathname
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
  const slug = segments.at(-1) ?? '';
  if (segments.length === 1 && slug === 'swap') return { _tag: 'Pairs' };
  if (segments.length === 3 && segments[0] === 'swap' && segments[1] === 'txs') return swapById(slug);
  if (segments.at(-2) !== 'swap') return { _tag: 'NotFound' };
  return segments.length === 2 || isAfterAnyPath(slug) ? tokenPage(slug) : { _tag: 'NotFound' };
};

/** Canonical URL of a page for search engines, or null. */
export const canonicalPathOf = (page: SwapPage): string | null => {
  switch (page._tag) {
    case 'Pairs':
      return '/swap';
    case 'Pair':
      return `/swap/${page.pair.token}`;
    case 'PairlessToken':
      return `/swap/${page.token}`;
    case 'Swap':
    case 'NotFound':
      return null;
  }
};
