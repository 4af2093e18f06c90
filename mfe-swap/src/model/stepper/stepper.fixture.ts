import { allSettled, createStore, fork } from 'effector';

import { aPair, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import type { SwapDraft, SwapForm } from '../../domain/swap-form';
import { createStepperModel } from '.';
import type { Attempt, CreatedSwap } from '.';

const $language = createStore('en', { sid: 'test/language' });

type Ports = {
  readonly create?: (attempt: Attempt) => Promise<CreatedSwap>;
  readonly estimate?: () => Promise<never>;
  readonly kept?: SwapDraft | null;
  /** Form that the server rendered. */
  readonly served?: SwapForm;
};

/** Stepper in its own scope, with what it asked of its ports. */
export const setUpStepper = ({ create, estimate, kept = null, served }: Ports = {}) => {
  const drafts: (SwapDraft | null)[] = [];
  const model = createStepperModel({ $language });
  const attempts: Attempt[] = [];
  const opened: string[] = [];
  const told: string[] = [];
  let keys = 0;
  const scope = fork({
    values: served === undefined ? {} : { 'swap/form': served },
    handlers: [
      [model.settleFx, (question: unknown) => question],
      [model.fetchEstimateFx, estimate ?? (() => ({ estimatedAmount: '497.5', arrivalMinutes: '10-60' }))],
      [model.checkPayoutFx, () => ({ fault: null, alsoValidOn: [] })],
      [model.readDraftFx, () => kept],
      [model.keepDraftFx, (draft: SwapDraft | null) => drafts.push(draft)],
      [model.makeKeyFx, () => `key-${String((keys += 1))}`],
      [
        model.createSwapFx,
        (attempt: Attempt) => {
          attempts.push(attempt);
          return create?.(attempt) ?? { id: '5f0c3a', request: attempt.request };
        },
      ],
      [model.setTokensDestinationFx, ({ id }: CreatedSwap) => told.push(id)],
      [model.openSwapFx, (path: string) => opened.push(path)],
    ],
  });
  const view = () => scope.getState(model.$view);
  const send = (event: (typeof model)['confirmPressed' | 'nextPressed' | 'previousPressed' | 'toggled']) =>
    allSettled(event, { scope });
  const fill = async (token = 'now', amount = '500', address = BINANCE_ADDRESS) => {
    await allSettled(model.pairOpened, { scope, params: { pair: aPair(token), amount } });
    await allSettled(model.payoutAddressChanged, { scope, params: address });
  };
  const confirm = async () => {
    await send(model.nextPressed);
    await allSettled(model.termsAccepted, { scope, params: true });
    await allSettled(model.partnerWarningRead, { scope, params: true });
    await send(model.confirmPressed);
  };
  return { model, scope, attempts, opened, told, drafts, view, send, fill, confirm };
};
