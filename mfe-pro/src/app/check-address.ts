import type { HttpPort } from '@coinlane/shared-contracts/api';
import { toPromise } from '@coinlane/shared-contracts/api';

import { checkWhitelistAddress } from '../api/whitelist';
import type { AddressQuestion, AddressVerdict } from '../domain/whitelist';
import type { SharedAddress } from '../domain/withdrawal';

const rules = () => import(/* webpackChunkName: "address-checks" */ '../domain/address-check');

/** Null if the rules failed to load: the service decides then. */
const findFault = (question: AddressQuestion) =>
  rules()
    .then(({ findAddressFault }) => findAddressFault(question))
    .catch(() => null);

/** Finds chains of other owners that accept an address too. Null if the rules failed to load. Never rejects. */
export const findOtherOwners = (question: AddressQuestion): Promise<SharedAddress | null> =>
  rules()
    .then((loaded) => loaded.findOtherOwners(question))
    .catch(() => null);

/** Checks an address by the rules of its networks, then asks the service. Never rejects. */
export const checkAddress =
  (http: HttpPort) =>
  async (question: AddressQuestion): Promise<AddressVerdict> =>
    (await findFault(question)) ??
    (await toPromise(checkWhitelistAddress(http)(question)).catch(() => 'unknown' as const));
