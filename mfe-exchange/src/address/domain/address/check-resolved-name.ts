import type { Currency } from '../../../currency/domain/currency';
import { checkAddressText } from './check-recipient';
import type { NameResolution } from './name-based-address';

/**
 * Checks a resolved name like a typed address. If it is not valid on its network, the name has no address for the
 * currency. Never rejects.
 */
export const checkResolvedName = async (
  resolution: NameResolution,
  currency: Currency,
): Promise<NameResolution> => {
  if (resolution._tag !== 'Resolved') return resolution;
  const verdict = await checkAddressText({
    address: resolution.address,
    currency,
    info: null,
    contracts: [],
  });
  return verdict._tag === 'Valid'
    ? { _tag: 'Resolved', address: verdict.address }
    : { _tag: 'NoAddressForCurrency' };
};
