import type { Currency } from './currency';

/** Distinguishes two currencies of one ticker: the network of a coin, the name of a fiat currency. */
export const placeName = ({
  isFiat,
  name,
  networkName,
}: Pick<Currency, 'isFiat' | 'name' | 'networkName'>): string => (isFiat ? name : networkName);
