/** The pages of the pro area; each has a heading and a description in the translations. */
export type ProPage =
  | 'overview'
  | 'exchange'
  | 'transaction'
  | 'history'
  | 'balance'
  | 'loans'
  | 'loan'
  | 'loanConfirmation'
  | 'settings'
  | 'cashback'
  | 'plans'
  | 'amlCheck'
  | 'staking';

export type ProPath = { readonly page: ProPage; readonly path: string };

/** Spec §2 "Pro area": the paths, in the order the area's list shows them. */
export const PRO_PATHS: readonly ProPath[] = [
  { page: 'overview', path: '/pro' },
  { page: 'exchange', path: '/pro/exchange' },
  { page: 'balance', path: '/pro/balance' },
  { page: 'history', path: '/pro/history' },
  { page: 'loans', path: '/pro/loans' },
  { page: 'staking', path: '/pro/staking' },
  { page: 'cashback', path: '/pro/cashback' },
  { page: 'plans', path: '/pro/plans' },
  { page: 'amlCheck', path: '/pro/aml-check' },
  { page: 'settings', path: '/pro/settings' },
  { page: 'loanConfirmation', path: '/pro/confirmation-loan' },
  { page: 'transaction', path: '/pro/exchange/txs/:transactionId' },
  { page: 'loan', path: '/pro/loan/:loanId' },
];

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const fits = (pattern: string, pathname: string): boolean => {
  const wanted = segmentsOf(pattern);
  const found = segmentsOf(pathname);
  return (
    wanted.length === found.length &&
    wanted.every((word, index) => word.startsWith(':') || word === found[index]?.toLowerCase())
  );
};

/** The part of a path that matches the page's `:name`; `''` for a page without one. */
export const idInPath = (pathname: string): string => {
  const path = PRO_PATHS.find((candidate) => fits(candidate.path, pathname))?.path ?? '';
  const at = segmentsOf(path).findIndex((word) => word.startsWith(':'));
  const segment = at === -1 ? '' : (segmentsOf(pathname)[at] ?? '');
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The page at a path without language prefix, or null where the area has none (spec §2 "Pro area"). */
export const proPageAt = (pathname: string): ProPage | null =>
  PRO_PATHS.find(({ path }) => fits(path, pathname))?.page ?? null;

/** The pages that have one address of their own, so that a list can lead to them. */
export const LISTED_PRO_PATHS: readonly ProPath[] = PRO_PATHS.filter(
  ({ page, path }) => page !== 'loanConfirmation' && !path.includes(':'),
);

const PARENTS: Readonly<Partial<Record<ProPage, ProPage>>> = {
  transaction: 'exchange',
  loan: 'loans',
  loanConfirmation: 'loans',
};

/** The page of the area's navigation that a page belongs to; most to themselves. */
export const listedPageOf = (page: ProPage): ProPage => PARENTS[page] ?? page;

/** The path of a page; of one that needs an id, the area's own, because an id cannot be guessed. */
export const pathOfProPage = (page: ProPage): string => {
  const path = PRO_PATHS.find((candidate) => candidate.page === page)?.path ?? '/pro';
  return path.includes(':') ? '/pro' : path;
};
