import { useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';

import { $widgetSettings } from '../../model/widget-settings';
import { FixedRecipient } from './fixed-recipient';

type DetailsProps = { readonly recipient?: ReactNode; readonly extraId?: 'asked' | 'given' };

/** Lower half of the form with the partner's settings. A fixed top-up address has no recipient field. */
export const widgetDetails = (DetailsPanel: ComponentType<DetailsProps>): ComponentType => {
  const WidgetDetails = () => {
    const { topUpMode, topUpAddress, topUpExtraId } = useUnit($widgetSettings);
    return topUpMode && topUpAddress !== null ? (
      <DetailsPanel
        recipient={<FixedRecipient recipient={{ address: topUpAddress, extraId: topUpExtraId }} />}
        extraId={topUpExtraId === null ? 'asked' : 'given'}
      />
    ) : (
      <DetailsPanel />
    );
  };
  return WidgetDetails;
};
