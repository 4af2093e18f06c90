import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { ReactNode } from 'react';

import type { HttpRequest } from '@coinlane/shared-contracts/api';
import type { BrowserNotices, PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { memoryStorage } from '@coinlane/shared-ui/testing';

import { SAVED_ORDERS_KEY } from '../../app/saved-orders';
import { aRequest } from '../../../app/fragment-request.fixture';
import { aReply, aServiceWith, TRANSACTION_ID } from '../../../app/service.fixture';
import type { Answers } from '../../../app/service.fixture';
import { showOrderOnStage } from '../../app/order-stage.fixture';
import { StatusPage } from '../../app/status-part';
import { clockModel } from '../../../page/model/clock';
import { localTransactionsModel } from '../../model/local-transactions';
import { transactionStatusModel } from '../../model/transaction-status';

/** The call that reads the order. */
export const KEY = `GET public-v1.1/transactions/${TRANSACTION_ID}`;
export const NOW = Date.parse('2026-11-20T12:05:00.000Z');

type Change = Readonly<Record<string, unknown>>;
type Setting = {
  readonly answers?: Answers;
  readonly isOwn?: boolean;
  readonly kept?: unknown;
  readonly notices?: BrowserNotices;
  readonly config?: Partial<PublicConfig>;
  readonly page?: ReactNode;
  readonly stored?: Readonly<Record<string, string>>;
};

/** The page of this browser's order, with overrides from the test. */
export const open = async (
  change: Change = {},
  { answers = {}, isOwn = true, kept, notices, config = {}, page = <StatusPage />, stored }: Setting = {},
) => {
  const seen: HttpRequest[] = [];
  const storage = memoryStorage({
    ...stored,
    ...(isOwn ? { transactions: TRANSACTION_ID } : {}),
    ...(kept === undefined ? {} : { [SAVED_ORDERS_KEY]: JSON.stringify({ version: 1, value: kept }) }),
  });
  const { scope } = showOrderOnStage(page, {
    http: aServiceWith({ [KEY]: aReply(change), ...answers }, seen),
    storage,
    serverNow: () => NOW,
    config: { ...aRequest('/').config, ...config },
    ...(notices === undefined ? {} : { loadNotices: () => Promise.resolve(notices) }),
  });
  await act(async () => {
    await allSettled(clockModel.ticked, { scope, params: NOW });
    await allSettled(localTransactionsModel.started, { scope });
    await allSettled(transactionStatusModel.opened, { scope, params: TRANSACTION_ID });
  });
  return { scope, seen, storage, user: userEvent.setup() };
};

/** Calls below a path. */
export const sentTo = (seen: readonly HttpRequest[], path: string) =>
  seen.filter((request) => request.path === path);
