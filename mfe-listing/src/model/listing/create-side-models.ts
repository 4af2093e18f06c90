import type { ContentModel } from './create-content-model';
import { createMarketModel } from './create-market-model';
import { createPricesModel } from './create-prices-model';
import { createWalletsModel } from './create-wallets-model';

/** What stands beside the page's own words; each part comes and fails by itself. */
export const createSideModels = ({ $content, contentShown }: ContentModel) => ({
  prices: createPricesModel({ $content, contentShown }),
  market: createMarketModel({ $content, contentShown }),
  wallets: createWalletsModel({ $content, contentShown }),
});

export type SideModels = ReturnType<typeof createSideModels>;
