import type { AxiosStatic } from 'axios';

/** Loads axios on the first call, because no page needs it for its first paint. Rejects if the file fails to load. */
export const loadAxios = (): Promise<AxiosStatic> => import('axios').then(({ default: axios }) => axios);
