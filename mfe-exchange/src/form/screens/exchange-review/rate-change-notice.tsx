import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { Alert, announce, Button } from '@coinlane/shared-ui/components';

import type { RateChange } from '../../domain/estimate';
import { pairModel } from '../../model/pair';
import { quoteModel } from '../../model/quote';
import { PriceFact, PriceFacts } from '../price-facts';
import { useWords } from '../../../page/screens/words';

const Change = ({ change }: { readonly change: RateChange }) => {
  const { t, exact, ticker } = useWords();
  const { pair, accept } = useUnit({ pair: pairModel.$pair, accept: quoteModel.changeAccepted });
  const side = change.direction === 'direct' ? 'to' : 'from';
  const written = (amount: string): string =>
    pair === null ? exact(amount) : `${exact(amount)} ${ticker(pair[side])}`;
  const [before, now] =
    change.direction === 'direct'
      ? [t('calculator.rate.beforeDirect'), t('calculator.rate.nowDirect')]
      : [t('calculator.rate.beforeReverse'), t('calculator.rate.nowReverse')];
  return (
    <Alert
      tone={change.isWorse ? 'warning' : 'info'}
      title={t('calculator.rate.title')}
      action={
        <Button id="exchange-rate-change" variant="secondary" size="small" onClick={() => accept()}>
          {t('calculator.rate.accept')}
        </Button>
      }
    >
      <PriceFacts>
        <PriceFact term={before}>
          <del>{written(change.before)}</del>
        </PriceFact>
        <PriceFact term={now}>
          <strong>{written(change.now)}</strong>
        </PriceFact>
      </PriceFacts>
    </Alert>
  );
};

/** Notice about an expired or changed fixed rate (spec §4 "Exchange stepper"). */
export const RateChangeNotice = () => {
  const { t } = useWords();
  const { isOver, change } = useUnit({ isOver: quoteModel.$isOver, change: quoteModel.$change });
  const announcement = isOver || change === null ? null : t('calculator.rate.title');
  useEffect(() => {
    if (announcement !== null) announce(announcement);
  }, [announcement]);
  if (isOver)
    return (
      <Alert tone="warning" role="status" title={t('calculator.rate.over')}>
        {t('calculator.rate.overAdvice')}
      </Alert>
    );
  return change === null ? null : <Change change={change} />;
};
