import type { HttpPort } from '@coinlane/shared-contracts/api';
import { toPromise } from '@coinlane/shared-contracts/api';

import { checkWhitelistAddress } from '../api/whitelist';
import type { AddressCheck, AddressQuestion, SharedAddress } from '../domain/whitelist';

const rules = () => import(/* webpackChunkName: "address-checks" */ '../domain/address-check');

/** Null if the rules failed to load. The service then decides. */
const findFault = (question: AddressQuestion) =>
  rules()
    .then(({ findAddressFault }) => findAddressFault(question))
    .catch(() => null);

/** Null if the rules failed to load. */
const findOtherOwners = (question: AddressQuestion): Promise<SharedAddress | null> =>
  rules()
    .then((loaded) => loaded.findOtherOwners(question))
    .catch(() => null);

/**
 * Checks an address with the rules of its networks and then with the service, and finds other owners. Never rejects.
 */
export const checkAddress =
  (http: HttpPort) =>
  async (question: AddressQuestion): Promise<AddressCheck> => {
    const fault = await findFault(question);
    if (fault !== null) return { verdict: fault, shared: null };
    const [verdict, shared] = await Promise.all([
      toPromise(checkWhitelistAddress(http)(question)).catch(() => 'unknown' as const),
      findOtherOwners(question),
    ]);
    return { verdict, shared };
  };
