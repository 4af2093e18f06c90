import { CountdownRing } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

const SECOND_MS = 1000;
const URGENT_S = 5;

type Props = { readonly leftMs: number; readonly heldForMs: number };

/** Time until a price expires. */
export const RateClock = ({ leftMs, heldForMs }: Props) => {
  const { t } = useTranslation('pro');
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const text = `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <CountdownRing
      label={t('trade.heldFor')}
      secondsLeft={seconds}
      secondsTotal={Math.ceil(heldForMs / SECOND_MS)}
      text={text}
      isUrgent={seconds <= URGENT_S}
    />
  );
};
