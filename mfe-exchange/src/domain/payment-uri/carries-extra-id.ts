import { SCHEMES } from './schemes';

const EXTRA_ID_KEYS = SCHEMES.flatMap(({ extraIdKeys }) => extraIdKeys);

/** Whether a wallet that reads this code learns the extra id from it; one that is not there need not be carried. */
export const carriesExtraId = (code: string, extraId: string | null): boolean => {
  if (extraId === null) return true;
  const [, query = ''] = code.split('?');
  const params = new URLSearchParams(query);
  return EXTRA_ID_KEYS.some((key) => params.get(key) === extraId);
};
