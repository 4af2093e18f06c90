import type { FastifyInstance } from 'fastify';

import { CURRENCIES } from '../currencies/index.ts';
import { unchanging } from './unchanging.ts';

/** The place of each coin among the coins, by its upper-case legacy ticker. */
const ranks: Readonly<Record<string, number>> = Object.fromEntries(
  CURRENCIES.filter(({ isFiat }) => !isFiat).map(({ ticker }, index) => [ticker.toUpperCase(), index + 1]),
);

/** `/ranking`: what the coin-ranking proxy of spec §7 says. */
export const addRankingRoutes = (app: FastifyInstance): void => {
  app.get('/ranks', unchanging, () => ranks);
};
