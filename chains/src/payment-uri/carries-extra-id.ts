import { SCHEMES } from './schemes.ts';

const EXTRA_ID_KEYS = SCHEMES.flatMap(({ extraIdKeys }) => extraIdKeys);

/** Whether a code contains the extra ID in a form that wallets read. True without an extra ID. */
export const carriesExtraId = (code: string, extraId: string | null): boolean => {
  if (extraId === null) return true;
  const [, query = ''] = code.split('?');
  const params = new URLSearchParams(query);
  return EXTRA_ID_KEYS.some((key) => params.get(key) === extraId);
};
