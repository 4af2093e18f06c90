import type { Effect } from 'effector';
import { pipe } from 'fp-ts/lib/function.js';
import * as TE from 'fp-ts/lib/TaskEither.js';

import type { TokenContract } from '@coinlane/chains/addresses';
import { toPromise } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchEstimate } from '../api/estimate';
import { createSwap, setTokensDestination } from '../api/swap';
import type { AddressFinding, PayoutAddress } from '../domain/address-rule';
import { readDraft, writeDraft } from '../domain/swap-form';
import type { SwapDraft } from '../domain/swap-form';
import { exchangeTickerOf } from '../domain/token';
import type { EstimateRequest } from '../model/estimate';
import { ESTIMATE_SETTLE_MS } from '../model/settings';
import { stepperModel } from '../model/stepper';
import type { Attempt, CreatedSwap } from '../model/stepper';
import { swapModel } from '../model/swap';
import { readSwap } from './read-swap';

const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): [port: Effect<Params, Done, Fail>, answer: (params: Params) => Promise<Done> | Done] => [port, answer];

/** Not `randomUUID`: it is missing on pages served without TLS. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const settled = (question: EstimateRequest): Promise<EstimateRequest> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(question), ESTIMATE_SETTLE_MS);
  });

const callBindings = ({ http, reportError }: RemoteProps) => [
  binding(stepperModel.fetchEstimateFx, ({ pair, amount }: EstimateRequest) =>
    toPromise(
      fetchEstimate(http)({ from: exchangeTickerOf(pair.from), to: exchangeTickerOf(pair.to), amount }),
    ),
  ),
  binding(stepperModel.createSwapFx, (attempt: Attempt) =>
    toPromise(
      pipe(
        createSwap(http)(attempt),
        TE.map((id): CreatedSwap => ({ id, request: attempt.request })),
      ),
    ),
  ),
  // the order already exists, so a failure is reported to us and not shown to the user
  binding(stepperModel.setTokensDestinationFx, ({ id, request }: CreatedSwap) =>
    toPromise(
      setTokensDestination(http)({ transactionId: id, tokensDestination: request.payoutAddress }),
    ).catch((error: unknown) => reportError(error, { where: 'tokens destination' })),
  ),
  binding(swapModel.fetchSwapFx, readSwap(http)),
  binding(swapModel.pollSwapFx, readSwap(http)),
];

/** Checks payout addresses. If the rules or the list of contracts fail to load, the service decides. */
const addressCheck = ({ http }: RemoteProps) => {
  let contracts: Promise<readonly TokenContract[]> | null = null;
  const load = (): Promise<readonly TokenContract[]> =>
    import(/* webpackChunkName: "address-checks" */ '../api/fetch-token-contracts').then(
      ({ fetchTokenContracts }) => toPromise(fetchTokenContracts(http)()),
    );
  const loadContracts = (): Promise<readonly TokenContract[]> => {
    contracts ??= load().catch(() => {
      contracts = null;
      return [];
    });
    return contracts;
  };
  return async (payout: PayoutAddress): Promise<AddressFinding> => {
    try {
      const rules = await import(/* webpackChunkName: "address-checks" */ '../domain/address-check');
      return await rules.findAddressFault(payout, await loadContracts());
    } catch {
      return { fault: null, alsoValidOn: [] };
    }
  };
};

const DRAFT_KEY = 'swap-draft';

const storageBindings = ({ storage }: RemoteProps) => [
  binding(stepperModel.readDraftFx, () => readDraft(storage.read(DRAFT_KEY))),
  binding(stepperModel.readKeysFx, () => ({
    newKey: makeKey(),
    stored: readDraft(storage.read(DRAFT_KEY))?.attempt ?? null,
  })),
  binding(stepperModel.keepDraftFx, (draft: SwapDraft | null) => {
    const text = draft === null ? null : writeDraft(draft, readDraft(storage.read(DRAFT_KEY)));
    if (text === null) storage.remove(DRAFT_KEY);
    else storage.write(DRAFT_KEY, text);
  }),
];

/** Binds every port of the models to calls, storage and page. */
export const bindings = (props: RemoteProps) => [
  ...callBindings(props),
  ...storageBindings(props),
  binding(stepperModel.checkPayoutFx, addressCheck(props)),
  binding(stepperModel.settleFx, settled),
  binding(stepperModel.openSwapFx, (path: string) =>
    path.startsWith('/swap/') ? props.navigation.replace(path) : props.navigation.push(path),
  ),
  binding(swapModel.leaveForNotFoundFx, () => props.navigation.replace('/404')),
  binding(swapModel.reloadPageFx, () => {
    window.location.reload();
  }),
  binding(swapModel.reportFx, (error: unknown) => props.reportError(error, { where: 'swap status' })),
];
