import { combine } from 'effector';
import type { Store } from 'effector';

import { knownContractsOf, shouldAskServer } from '../../domain/address';
import type {
  AddressFacts,
  NameResolution,
  RecipientVerdict,
  RefundFacts,
  RefundVerdict,
  ServerAddressCheck,
} from '../../domain/address';
import type { Currency, CurrencyInfo } from '../../domain/currency';
import type { Pair } from '../../domain/pair';
import { createJudgement } from './create-judgement';
import type { createRecipientFieldsModel } from './create-recipient-fields-model';
import { createServiceOpinion } from './create-service-opinion';
import type { AddressQuestion, Opinion } from './create-service-opinion';
import type { Settled } from './recipient-fields';
import { toEmailView, toExtraIdView, toRecipientView, toRefundView } from './recipient-view';
import type { NameState } from './recipient-view';

type Options = {
  readonly fields: ReturnType<typeof createRecipientFieldsModel>;
  readonly $pair: Store<Pair | null>;
  readonly $fromInfo: Store<CurrencyInfo | null>;
  readonly $toInfo: Store<CurrencyInfo | null>;
  readonly $currencies: Store<readonly Currency[] | null>;
};

const factsOf = ({ fields, $pair, $fromInfo, $toInfo, $currencies }: Options) => {
  // apart, so that it is not made anew with every key: it holds a thousand contracts
  const $knownContracts = combine($pair, $currencies, (pair, currencies) =>
    knownContractsOf(currencies ?? (pair === null ? [] : [pair.from, pair.to])),
  );
  const $recipient = combine(
    [$pair, fields.$fields, $toInfo, $knownContracts] as const,
    ([pair, { recipient }, info, knownContracts]): AddressFacts | null =>
      pair && { address: recipient, currency: pair.to, info, knownContracts },
  );
  const $refund = combine(
    [$pair, fields.$fields, $fromInfo, $knownContracts] as const,
    ([pair, { refundAddress, recipient }, info, knownContracts]): RefundFacts | null =>
      pair && {
        address: refundAddress,
        currency: pair.from,
        info,
        knownContracts,
        recipient,
        recipientNetwork: pair.to.network,
        payinAddress: null,
      },
  );
  return { $recipient, $refund };
};

const nameState = (question: AddressQuestion | null, known: Opinion<NameResolution> | null): NameState => {
  if (question === null) return { _tag: 'NotAsked' };
  if (known === null) return { _tag: 'Asking' };
  return known.answer === null ? { _tag: 'Unavailable' } : { _tag: 'Answered', resolution: known.answer };
};

/** The services are asked about an address once it stands, and only when it passed here (spec §5). */
const askServices = (
  $pair: Store<Pair | null>,
  $verdict: Store<RecipientVerdict | null>,
  $settled: Store<Settled>,
) => {
  const $standing = combine([$pair, $verdict, $settled] as const, ([pair, verdict, settled]) =>
    pair !== null && verdict !== null && settled.recipient ? { currency: pair.to, verdict } : null,
  );
  const $serverQuestion = $standing.map((standing): AddressQuestion | null =>
    standing?.verdict._tag === 'Valid' && shouldAskServer(standing.verdict)
      ? { currency: standing.currency, address: standing.verdict.address }
      : null,
  );
  const $nameQuestion = $standing.map((standing): AddressQuestion | null =>
    standing?.verdict._tag === 'NameBasedAddress'
      ? { currency: standing.currency, address: standing.verdict.name }
      : null,
  );
  const server = createServiceOpinion<ServerAddressCheck>('askServer', $serverQuestion);
  const names = createServiceOpinion<NameResolution>('resolveName', $nameQuestion);

  const $serverCheck = server.$current.map((known) => known?.answer ?? null);
  const $isAskingServer = combine(
    $serverQuestion,
    server.$current,
    (question, known) => question !== null && known === null,
  );
  return {
    askServerFx: server.askFx,
    resolveNameFx: names.askFx,
    $serverCheck,
    $isAskingServer,
    $name: combine($nameQuestion, names.$current, nameState),
  };
};

/** What is known about the addresses in the form: the local checks, then the services' opinions. */
export const createRecipientModel = (options: Options) => {
  const { fields, $pair, $toInfo } = options;
  const { $recipient, $refund } = factsOf(options);
  const recipient = createJudgement<AddressFacts, RecipientVerdict>(
    'checkRecipient',
    $recipient,
    fields.everythingSettled,
  );
  const refund = createJudgement<RefundFacts, RefundVerdict>(
    'checkRefund',
    $refund,
    fields.everythingSettled,
  );

  const { askServerFx, resolveNameFx, $serverCheck, $isAskingServer, $name } = askServices(
    $pair,
    recipient.$verdict,
    fields.$settled,
  );

  return {
    checkRecipientFx: recipient.judgeFx,
    checkRefundFx: refund.judgeFx,
    askServerFx,
    resolveNameFx,
    $recipientVerdict: recipient.$verdict,
    $refundVerdict: refund.$verdict,
    $serverCheck,
    $name,
    $isAskingServer,
    $recipientView: combine(
      {
        isSettled: fields.$settled.map(({ recipient: isSettled }) => isSettled),
        verdict: recipient.$verdict,
        isAskingServer: $isAskingServer,
        serverCheck: $serverCheck,
        name: $name,
        text: fields.$fields.map(({ recipient: text }) => text),
        pasted: fields.$pasted,
      },
      toRecipientView,
    ),
    $extraIdView: combine(
      {
        pair: $pair,
        info: $toInfo,
        extraId: fields.$fields.map(({ extraId }) => extraId),
        isWaived: fields.$isExtraIdWaived,
        isSettled: fields.$settled.map(({ extraId }) => extraId),
        serverCheck: $serverCheck,
      },
      toExtraIdView,
    ),
    $refundView: combine(
      fields.$settled.map(({ refundAddress }) => refundAddress),
      refund.$verdict,
      toRefundView,
    ),
    $emailView: combine(fields.$fields, fields.$settled, toEmailView),
  };
};
