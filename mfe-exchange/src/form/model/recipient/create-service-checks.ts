import { combine } from 'effector';
import type { Store } from 'effector';

import { shouldAskServer } from '../../../address/domain/address';
import type { NameResolution, RecipientVerdict, ServerAddressCheck } from '../../../address/domain/address';
import type { Pair } from '../../domain/pair';
import { createServiceVerdict } from './create-service-verdict';
import type { AddressQuestion, ServiceVerdict } from './create-service-verdict';
import type { Settled } from './recipient-fields';
import type { NameState } from './recipient-view';

const nameState = (
  question: AddressQuestion | null,
  known: ServiceVerdict<NameResolution> | null,
): NameState => {
  if (question === null) return { _tag: 'NotAsked' };
  if (known === null) return { _tag: 'Asking' };
  return known.answer === null ? { _tag: 'Unavailable' } : { _tag: 'Answered', resolution: known.answer };
};

/** Services check an address only after it passed the local check and the user paused typing (spec §5). */
export const createServiceChecks = (
  $pair: Store<Pair | null>,
  $verdict: Store<RecipientVerdict | null>,
  $settled: Store<Settled>,
) => {
  const $settledAddress = combine([$pair, $verdict, $settled] as const, ([pair, verdict, settled]) =>
    pair !== null && verdict !== null && settled.recipient ? { currency: pair.to, verdict } : null,
  );
  const $serverQuestion = $settledAddress.map((settledAddress): AddressQuestion | null =>
    settledAddress?.verdict._tag === 'Valid' && shouldAskServer(settledAddress.verdict)
      ? { currency: settledAddress.currency, address: settledAddress.verdict.address }
      : null,
  );
  const $nameQuestion = $settledAddress.map((settledAddress): AddressQuestion | null =>
    settledAddress?.verdict._tag === 'NameBasedAddress'
      ? { currency: settledAddress.currency, address: settledAddress.verdict.name }
      : null,
  );
  const server = createServiceVerdict<ServerAddressCheck>('askServer', $serverQuestion);
  const names = createServiceVerdict<NameResolution>('resolveName', $nameQuestion);

  const $serverCheck = server.$current.map((known) => known?.answer ?? null);
  const $isAskingServer = combine(
    $serverQuestion,
    server.$current,
    (question, known) => question !== null && known === null,
  );
  return {
    askServerFx: server.requestFx,
    resolveNameFx: names.requestFx,
    nameRetried: names.retried,
    $serverCheck,
    $isAskingServer,
    $name: combine($nameQuestion, names.$current, nameState),
  };
};
