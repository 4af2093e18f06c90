export type { MarketData } from './market-data';
