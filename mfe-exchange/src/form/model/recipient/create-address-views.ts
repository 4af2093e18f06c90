import { combine } from 'effector';
import type { Store } from 'effector';

import type { RecipientVerdict, RefundVerdict, ServerAddressCheck } from '../../../address/domain/address';
import type { CurrencyInfo } from '../../../currency/domain/currency';
import type { Pair } from '../../domain/pair';
import type { createRecipientFieldsModel } from './create-recipient-fields-model';
import {
  toEmailView,
  toExtraIdView,
  toRecipientView,
  toRefundExtraIdView,
  toRefundView,
} from './recipient-view';
import type { NameState } from './recipient-view';

type Options = {
  readonly fields: ReturnType<typeof createRecipientFieldsModel>;
  readonly $pair: Store<Pair | null>;
  readonly $fromInfo: Store<CurrencyInfo | null>;
  readonly $toInfo: Store<CurrencyInfo | null>;
  readonly $verdict: Store<RecipientVerdict | null>;
  /** Last verdict on the same text, kept while the text is checked again. */
  readonly $lastVerdict: Store<RecipientVerdict | null>;
  readonly $refundVerdict: Store<RefundVerdict | null>;
  readonly $serverCheck: Store<ServerAddressCheck | null>;
  readonly $isAskingServer: Store<boolean>;
  readonly $name: Store<NameState>;
};

const recipientView = ({ fields, $verdict, $isAskingServer, $serverCheck, $name }: Options) =>
  combine(
    {
      isSettled: fields.$settled.map(({ recipient }) => recipient),
      verdict: $verdict,
      isAskingServer: $isAskingServer,
      serverCheck: $serverCheck,
      name: $name,
      text: fields.$fields.map(({ recipient }) => recipient),
      pasted: fields.$pasted,
    },
    toRecipientView,
  );

const extraIdView = ({ fields, $pair, $toInfo, $serverCheck, $lastVerdict }: Options) =>
  combine(
    {
      pair: $pair,
      info: $toInfo,
      extraId: fields.$fields.map(({ extraId }) => extraId),
      isWaived: fields.$isExtraIdWaived,
      isSettled: fields.$settled.map(({ extraId }) => extraId),
      serverCheck: $serverCheck,
      recipient: $lastVerdict,
    },
    toExtraIdView,
  );

const refundExtraIdView = ({ fields, $pair, $fromInfo }: Options) =>
  combine(
    {
      info: $fromInfo,
      network: $pair.map((pair) => pair?.from.network ?? ''),
      refundExtraId: fields.$fields.map(({ refundExtraId }) => refundExtraId),
      isSettled: fields.$settled.map(({ refundExtraId }) => refundExtraId),
    },
    toRefundExtraIdView,
  );

/** Views of the address fields and the e-mail field. */
export const createAddressViews = (options: Options) => {
  const { fields, $refundVerdict } = options;
  const $isRefundSettled = fields.$settled.map(({ refundAddress }) => refundAddress);
  return {
    $recipientView: recipientView(options),
    $extraIdView: extraIdView(options),
    $refundView: combine($isRefundSettled, $refundVerdict, toRefundView),
    $refundExtraIdView: refundExtraIdView(options),
    $emailView: combine(fields.$fields, fields.$settled, toEmailView),
  };
};
