import { Alert } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { createBlock, useBlockAttributes } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { isSwapId } from '../domain/swap-status';
import { SwapPanel } from '../screens/swap';

const Body = () => {
  const { t } = useTranslation('swap');
  const { id = '' } = useBlockAttributes();
  return isSwapId(id) ? <SwapPanel swapId={id} /> : <Alert role="status">{t('notFound.text')}</Alert>;
};

/** `swap-page`: reads data-id (spec §2 "Mounting"). */
export const lifecycle = createBlock('mfe-swap-swap-page', createScope, Body);
