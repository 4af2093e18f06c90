import { callEndpoint, currencyInfoEndpoint } from '@coinlane/shared-contracts/api';
import type { CurrencyInfoReply, HttpPort } from '@coinlane/shared-contracts/api';
import type { ApiError } from '@coinlane/shared-contracts/errors';
import type { Ticker } from '@coinlane/shared-contracts/values';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { CurrencyInfo } from '../../domain/currency';

const each = (...texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => (text === null ? [] : [text]))),
];

const toCurrencyInfo = (reply: CurrencyInfoReply): CurrencyInfo => ({
  ticker: reply.legacyTicker ?? reply.ticker,
  network: reply.network?.toLowerCase() ?? null,
  isAnonymous: reply.isAnonymous,
  hasExtraId: reply.hasExternalId,
  extraIdName: reply.hasExternalId ? (reply.externalIdName ?? 'Extra ID') : null,
  warningsFrom: each(...reply.warnings.from, ...reply.warningsFrom, reply.warningMessage),
  warningsTo: each(...reply.warnings.to, reply.warningMessage),
  addressPattern: reply.regex,
  extraIdPattern: reply.regexTag,
  addressExplorerMask: reply.addressExplorerMask,
  transactionExplorerMask: reply.transactionExplorerMask,
});

/** Fetches the details of a chosen currency (spec §3 "Currency info"). Fails with the call's ApiError. */
export const fetchCurrencyInfo =
  (http: HttpPort) =>
  (ticker: Ticker): TE.TaskEither<ApiError, CurrencyInfo> =>
    pipe(callEndpoint(http)(currencyInfoEndpoint)(ticker), TE.map(toCurrencyInfo));
