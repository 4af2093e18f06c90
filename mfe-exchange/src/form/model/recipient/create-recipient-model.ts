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
import type { CheckedFacts } from './create-verdict-model';
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
  // separate, because a thousand contracts must not be rebuilt for every key press
  const $contracts = combine($pair, $currencies, (pair, currencies) =>
    tokenContractsOf(currencies ?? (pair === null ? [] : [pair.from, pair.to])),
  );
  // each text separately: a change of another field does not need a new check
  const $recipientText = fields.$fields.map(({ recipient }) => recipient);
  const $refundText = fields.$fields.map(({ refundAddress }) => refundAddress);
  const $recipient = combine(
    [$pair, $recipientText, $toInfo, $contracts] as const,
    ([pair, address, info, contracts]): AddressFacts | null =>
      pair && { address, currency: pair.to, info, contracts },
  );
  const $refund = combine(
    [$pair, $refundText, $recipientText, $fromInfo, $contracts] as const,
    ([pair, refundAddress, recipient, info, contracts]): RefundFacts | null =>
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

/**
 * Returns the verdict on the same text from before a recheck. The extra ID inside an address depends only on the
 * text, so its field must not appear while the address is checked against newer data.
 */
const lastVerdict = (
  facts: AddressFacts | null,
  checked: CheckedFacts<AddressFacts, RecipientVerdict> | null,
): RecipientVerdict | null =>
  facts !== null && checked?.facts.address === facts.address && checked.facts.currency === facts.currency
    ? checked.verdict
    : null;

/** Verdicts on the form's addresses: first the local checks, then those of the services. */
export const createRecipientModel = (options: Options) => {
  const { fields, $pair } = options;
  const { $recipient, $refund } = factsOf(options);
  const { $checked, ...recipient } = createVerdictModel<AddressFacts, RecipientVerdict>(
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
    $lastVerdict: combine(combine($recipient, $checked, lastVerdict), $confirmed, withConfirmed),
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
