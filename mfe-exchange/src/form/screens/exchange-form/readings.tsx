import { Button } from '@coinlane/shared-ui/components';
import { amountForField } from '@coinlane/shared-contracts/amounts';

import { useWords } from '../../../page/screens/words';

type ReadingsProps = {
  readonly readings: readonly [string, string];
  readonly choose: (amount: string) => void;
};

/**
 * Buttons for the two possible meanings of an ambiguous number such as "1,234". Each fills in one of them. They
 * show it without digit groups, which caused the ambiguity.
 */
export const Readings = ({ readings, choose }: ReadingsProps) => {
  const { t, language } = useWords();
  return (
    <>
      {t('amount.ambiguous')}{' '}
      {readings.map((reading) => (
        <Button key={reading} variant="secondary" size="small" onClick={() => choose(reading)}>
          {amountForField(reading, language)}
        </Button>
      ))}
    </>
  );
};
