import { combine, createEvent, createStore } from 'effector';
import type { Store } from 'effector';
import { tokenContractsOf } from '@coinlane/chains/addresses';

import { withConfirmed } from '../../../address/domain/address';
import type {
  AddressFacts,
  ConfirmedAddress,
  RecipientVerdict,
  RefundFacts,
  RefundVerdict,
} from '../../../address/domain/address';
import type { Currency, CurrencyInfo } from '../../../currency/domain/currency';
import type { Pair } from '../../domain/pair';
import { createServiceChecks } from './create-service-checks';
import { createAddressViews } from './create-address-views';
import { createVerdictModel } from './create-verdict-model';
import type { createRecipientFieldsModel } from './create-recipient-fields-model';
import { createValidation } from './create-validation';

type Options = {
  readonly fields: ReturnType<typeof createRecipientFieldsModel>;
  readonly $pair: Store<Pair | null>;
  readonly $fromInfo: Store<CurrencyInfo | null>;
  readonly $toInfo: Store<CurrencyInfo | null>;
  readonly $currencies: Store<readonly Currency[] | null>;
};

const factsOf = ({ fields, $pair, $fromInfo, $toInfo, $currencies }: Options) => {
  // separate, because it has a thousand contracts and must not be rebuilt with every key press
  const $contracts = combine($pair, $currencies, (pair, currencies) =>
    tokenContractsOf(currencies ?? (pair === null ? [] : [pair.from, pair.to])),
  );
  const $recipient = combine(
    [$pair, fields.$fields, $toInfo, $contracts] as const,
    ([pair, { recipient }, info, contracts]): AddressFacts | null =>
      pair && { address: recipient, currency: pair.to, info, contracts },
  );
  const $refund = combine(
    [$pair, fields.$fields, $fromInfo, $contracts] as const,
    ([pair, { refundAddress, recipient }, info, contracts]): RefundFacts | null =>
      pair && {
        address: refundAddress,
        currency: pair.from,
        info,
        contracts,
        recipient,
        recipientNetwork: pair.to.network,
        payinAddress: null,
      },
  );
  return { $recipient, $refund };
};

/** Verdicts about the form's addresses: first the local checks, then the services' checks. */
export const createRecipientModel = (options: Options) => {
  const { fields, $pair } = options;
  const { $recipient, $refund } = factsOf(options);
  const recipient = createVerdictModel<AddressFacts, RecipientVerdict>(
    'checkRecipient',
    $recipient,
    fields.everythingSettled,
  );
  const refund = createVerdictModel<RefundFacts, RefundVerdict>(
    'checkRefund',
    $refund,
    fields.everythingSettled,
  );

  const addressConfirmed = createEvent<ConfirmedAddress>();
  const $confirmed = createStore<readonly ConfirmedAddress[]>([], { serialize: 'ignore' }).on(
    addressConfirmed,
    (confirmed, address) => [...confirmed, address],
  );
  const $verdict = combine(recipient.$verdict, $confirmed, withConfirmed);
  const $refundVerdict = combine(refund.$verdict, $confirmed, withConfirmed);

  const services = createServiceChecks($pair, $verdict, fields.$settled);
  const views = createAddressViews({
    ...options,
    ...services,
    $verdict,
    $refundVerdict,
  });

  return {
    checkRecipientFx: recipient.checkFx,
    checkRefundFx: refund.checkFx,
    addressConfirmed,
    $recipientVerdict: $verdict,
    $refundVerdict,
    ...services,
    ...views,
    ...createValidation({
      $settled: fields.$settled,
      $facts: combine({
        recipient: $verdict,
        name: services.$name.map((name) => (name._tag === 'Answered' ? name.resolution : null)),
        serverCheck: services.$serverCheck,
        memo: views.$extraIdView.map(({ decision }) => decision),
        refund: $refundVerdict,
      }),
    }),
  };
};
