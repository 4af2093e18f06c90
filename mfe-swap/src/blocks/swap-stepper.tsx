import { useMemo } from 'react';

import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { createBlock, useBlockAttributes } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { requestedPair } from '../domain/pair-limits';
import { isSwapId } from '../domain/swap-status';
import { Stepper } from '../screens/stepper';
import { SwapPanel } from '../screens/swap';

const YES = ['', 'true', '1'];

const Body = () => {
  const { t } = useTranslation('swap');
  const { from = null, to = null, amount = '', id = '', reverse } = useBlockAttributes();
  const isReverse = reverse !== undefined && YES.includes(reverse);
  const pair = useMemo(() => requestedPair({ from, to, isReverse }), [from, to, isReverse]);
  // with an ID, the stepper opens on its last step (spec §2)
  if (isSwapId(id)) return <SwapPanel swapId={id} />;
  if (pair === null) return <Alert role="status">{t('notFound.text')}</Alert>;
  return <Stepper pair={pair} amount={amount} />;
};

/** `swap-stepper`: reads data-from, data-to, data-amount, data-id and data-reverse (spec §2 "Mounting"). */
export const lifecycle = createBlock('mfe-swap-swap-stepper', createScope, Body);
