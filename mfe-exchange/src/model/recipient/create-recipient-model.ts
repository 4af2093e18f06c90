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
import type { AddressQuestion } from './create-service-opinion';
import { toEmailView, toExtraIdView, toRecipientView, toRefundView } from './recipient-view';
import type { NameState } from './recipient-view';

type Options = {
  readonly fields: ReturnType<typeof createRecipientFieldsModel>;
  readonly $pair: Store<Pair | null>;
  readonly $fromInfo: Store<CurrencyInfo | null>;
  readonly $toInfo: Store<CurrencyInfo | null>;
  readonly $currencies: Store<readonly Currency[] | null>;
};

const addressFacts = (
  pair: Pair | null,
  side: keyof Pair,
  address: string,
  info: CurrencyInfo | null,
  currencies: readonly Currency[] | null,
): AddressFacts | null =>
  pair === null
    ? null
    : { address, currency: pair[side], info, knownContracts: knownContractsOf(currencies ?? [pair.from, pair.to]) };

const factsOf = ({ fields, $pair, $fromInfo, $toInfo, $currencies }: Options) => {
  const $texts = fields.$fields;
  const $recipient = combine($pair, $texts, $toInfo, $currencies, (pair, { recipient }, info, currencies) =>
    addressFacts(pair, 'to', recipient, info, currencies),
  );
  const $refund = combine($pair, $texts, $fromInfo, $currencies, (pair, texts, info, currencies): RefundFacts | null => {
    const facts = addressFacts(pair, 'from', texts.refundAddress, info, currencies);
    return facts && { ...facts, recipient: texts.recipient, recipientNetwork: pair?.to.network ?? '', payinAddress: null };
  });
  return { $recipient, $refund };
};

/** What is known about the addresses in the form: the local checks, then the services' opinions. */
export const createRecipientModel = (options: Options) => {
  const { fields, $pair, $toInfo } = options;
  const { $recipient, $refund } = factsOf(options);
  const recipient = createJudgement<AddressFacts, RecipientVerdict>('checkRecipient', $recipient, fields.everythingSettled);
  const refund = createJudgement<RefundFacts, RefundVerdict>('checkRefund', $refund, fields.everythingSettled);

  const $standing = combine([$pair, recipient.$verdict, fields.$settled] as const, ([pair, verdict, settled]) =>
    pair !== null && verdict !== null && settled.recipient ? { currency: pair.to, verdict } : null,
  );
  const $serverQuestion = $standing.map((standing): AddressQuestion | null =>
    standing?.verdict._tag === 'Valid' && shouldAskServer(standing.verdict)
      ? { currency: standing.currency, address: standing.verdict.address }
      : null,
  );
  const $nameQuestion = $standing.map((standing): AddressQuestion | null =>
    standing?.verdict._tag === 'NameBasedAddress' ? { currency: standing.currency, address: standing.verdict.name } : null,
  );
  const server = createServiceOpinion<ServerAddressCheck>('askServer', $serverQuestion);
  const names = createServiceOpinion<NameResolution>('resolveName', $nameQuestion);

  const $serverCheck = server.$current.map((known) => known?.answer ?? null);
  const $isAskingServer = combine($serverQuestion, server.$current, (question, known) => question !== null && known === null);
  const $name = combine($nameQuestion, names.$current, (question, known): NameState => {
    if (question === null) return { _tag: 'NotAsked' };
    if (known === null) return { _tag: 'Asking' };
    return known.answer === null ? { _tag: 'Unavailable' } : { _tag: 'Answered', resolution: known.answer };
  });

  return {
    checkRecipientFx: recipient.judgeFx,
    checkRefundFx: refund.judgeFx,
    askServerFx: server.askFx,
    resolveNameFx: names.askFx,
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
    $refundView: combine(fields.$settled.map(({ refundAddress }) => refundAddress), refund.$verdict, toRefundView),
    $emailView: combine(fields.$fields, fields.$settled, toEmailView),
  };
};
