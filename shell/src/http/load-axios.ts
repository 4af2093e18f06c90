import type { AxiosStatic } from 'axios';

/** axios comes when the first call does: no page needs it to be painted. Rejects when its file does not arrive. */
export const loadAxios = (): Promise<AxiosStatic> => import('axios').then(({ default: axios }) => axios);
