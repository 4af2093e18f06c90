import { createMarketModel } from '../create-market-model';
import { content } from './content';

export const market = createMarketModel(content);
