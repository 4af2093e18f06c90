import type { CallFailure } from '@coinlane/shared-contracts/errors';
import type { BrowserNotices, NoticePermission, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { toPort } from '../../page/app/to-port';
import { followTransaction } from '../api/transaction';

const OFFLINE: CallFailure = { _tag: 'Offline' };

const noticesOf = ({ loadNotices }: RemoteProps): Promise<BrowserNotices | null> =>
  loadNotices === undefined ? Promise.resolve(null) : loadNotices();

/** Reads the permission of the browser without asking the user. */
export const readPermission = async (props: RemoteProps): Promise<NoticePermission> =>
  (await noticesOf(props).catch(() => null))?.permission() ?? 'unsupported';

/**
 * Requests the browser's permission, then subscribes to push notices. A refusal of the push service is a failed call.
 */
export const askForNotices =
  (props: RemoteProps) =>
  async (transactionId: string): Promise<NoticePermission> => {
    const notices = await noticesOf(props);
    if (notices === null) return 'unsupported';
    const outcome = await notices.enable().catch(() => Promise.reject(OFFLINE));
    if (outcome._tag === 'NotAllowed') return outcome.permission;
    const { deviceId, token } = outcome;
    const isTaken = await toPort(followTransaction(props.http))({ transactionId, deviceId, token });
    return isTaken ? 'granted' : Promise.reject(OFFLINE);
  };
