import { createPricesModel } from '../create-prices-model';
import { content } from './content';

export const prices = createPricesModel(content);
