import { Button } from '@coinlane/shared-ui/components';

import { useWords } from '../../../page/screens/words';

type ReadingsProps = {
  readonly readings: readonly [string, string];
  readonly choose: (amount: string) => void;
};

/** Buttons for the two possible numbers of an ambiguous text. Each fills in one of them. */
export const Readings = ({ readings, choose }: ReadingsProps) => {
  const { t, exact } = useWords();
  return (
    <>
      {t('amount.ambiguous')}{' '}
      {readings.map((reading) => (
        <Button key={reading} variant="ghost" size="small" onClick={() => choose(reading)}>
          {exact(reading)}
        </Button>
      ))}
    </>
  );
};
