/** Pages of the pro area. Each has a heading and a description in the translations. */
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

/** Spec §2 "Pro area": the paths, in the order of the navigation. */
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

/** Value of the `:name` segment of a path. Empty if the page has none. */
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

/** Page at a path without language prefix, or null (spec §2 "Pro area"). */
export const proPageAt = (pathname: string): ProPage | null =>
  PRO_PATHS.find(({ path }) => fits(path, pathname))?.page ?? null;

const PARENTS = {
  transaction: 'exchange',
  loan: 'loans',
  loanConfirmation: 'loans',
} as const satisfies Readonly<Partial<Record<ProPage, ProPage>>>;

/** Page of the navigation. */
export type ListedPage = Exclude<ProPage, keyof typeof PARENTS>;

const isListed = (page: ProPage): page is ListedPage => !(page in PARENTS);

/** Pages of the navigation. */
export const LISTED_PRO_PATHS = PRO_PATHS.filter((entry): entry is ProPath & { readonly page: ListedPage } =>
  isListed(entry.page),
);

/** Page in the navigation that a page belongs to. Most pages belong to themselves. */
export const listedPageOf = (page: ProPage): ListedPage => (isListed(page) ? page : PARENTS[page]);

/** Path of a page. A page that needs an unknown ID has the path of the area. */
export const pathOfProPage = (page: ProPage): string => {
  const path = PRO_PATHS.find((candidate) => candidate.page === page)?.path ?? '/pro';
  return path.includes(':') ? '/pro' : path;
};
