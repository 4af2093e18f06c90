import { Button } from '@coinlane/shared-ui/components';
import { amountForField } from '@coinlane/shared-contracts/amounts';

import { useWords } from '../../../page/screens/words';

type ReadingsProps = {
  readonly readings: readonly [string, string];
  readonly choose: (amount: string) => void;
};

/** Buttons for the two possible numbers of an ambiguous text. Each fills in one of them and shows it without groups: "1,234" is what was unclear. */
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
