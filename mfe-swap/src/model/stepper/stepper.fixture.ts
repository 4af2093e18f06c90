import { allSettled, createStore, fork } from 'effector';

import { aPair, BINANCE_ADDRESS } from '../../domain/swap-form/swap-form.fixture';
import { readDraft, writeDraft } from '../../domain/swap-form';
import type { SwapDraft, SwapForm } from '../../domain/swap-form';
import { createStepperModel } from '.';
import type { Attempt, CreatedSwap } from '.';

const $language = createStore('en', { sid: 'test/language' });

type Ports = {
  readonly create?: (attempt: Attempt) => Promise<CreatedSwap>;
  readonly estimate?: () => Promise<never>;
  readonly kept?: SwapDraft | null;
  /** Storage of a browser with several tabs. */
  readonly browser?: { draft: SwapDraft | null };
  readonly newKey?: string;
  /** Form that the server rendered. */
  readonly served?: SwapForm;
};

/** Stepper in its own scope, with what it asked of its ports. */
export const setUpStepper = ({
  create,
  estimate,
  kept = null,
  browser = { draft: kept },
  newKey,
  served,
}: Ports = {}) => {
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
      [model.readDraftFx, () => browser.draft],
      [
        model.keepDraftFx,
        (draft: SwapDraft | null) => {
          drafts.push(draft);
          browser.draft = readDraft(draft && writeDraft(draft, browser.draft));
        },
      ],
      [
        model.readKeysFx,
        () => ({ newKey: newKey ?? `key-${String((keys += 1))}`, stored: browser.draft?.attempt ?? null }),
      ],
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
