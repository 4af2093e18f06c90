import type { FastifyInstance } from 'fastify';

import { CURRENCIES } from '../currencies/index.ts';
import { unchanging } from './unchanging.ts';

/** Rank of each coin, by its upper-case legacy ticker. */
const ranks: Readonly<Record<string, number>> = Object.fromEntries(
  CURRENCIES.filter(({ isFiat }) => !isFiat).map(({ ticker }, index) => [ticker.toUpperCase(), index + 1]),
);

/** `/ranking`: replies of the coin-ranking proxy of spec §7. */
export const addRankingRoutes = (app: FastifyInstance): void => {
  app.get('/ranks', unchanging, () => ranks);
};
