import type { Currency } from './currency';

/** Text that distinguishes currencies with the same ticker: the network of a coin, or the name of a fiat currency. */
export const placeName = ({
  isFiat,
  name,
  networkName,
}: Pick<Currency, 'isFiat' | 'name' | 'networkName'>): string => (isFiat ? name : networkName);
