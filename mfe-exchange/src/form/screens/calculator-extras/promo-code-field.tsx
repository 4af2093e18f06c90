import { useUnit } from 'effector-react';
import type { SyntheticEvent } from 'react';

import { Button, Disclosure, TextField } from '@coinlane/shared-ui/components';

import { fiatModeModel } from '../../model/fiat-mode';
import { promoCodeModel } from '../../model/promo-code';
import type { PromoCodeView } from '../../model/promo-code';
import { useWords } from '../../../page/screens/words';
import type { Words } from '../../../page/screens/words';
import styles from './calculator-extras.module.css';

const errorOf = (t: Words['t'], { _tag }: PromoCodeView): string | undefined => {
  switch (_tag) {
    case 'Invalid':
      return t('calculator.promo.invalid');
    case 'Failed':
      return t('calculator.promo.failed');
    case 'None':
    case 'Checking':
    case 'Valid':
      return undefined;
  }
};

/** Field for the promo code. Shows a result only after the check. Hidden in fiat mode (spec §6). */
export const PromoCodeField = () => {
  const { t } = useWords();
  const { isFiatMode, view, text, typed, applied, removed } = useUnit({
    isFiatMode: fiatModeModel.$isFiatMode,
    view: promoCodeModel.$view,
    text: promoCodeModel.$text,
    typed: promoCodeModel.typed,
    applied: promoCodeModel.applied,
    removed: promoCodeModel.removed,
  });
  if (isFiatMode) return null;
  const apply = (event: SyntheticEvent): void => {
    event.preventDefault();
    applied();
  };
  const isValid = view._tag === 'Valid';
  return (
    <Disclosure summary={t('calculator.promo.title')}>
      <form noValidate className={styles.promo} onSubmit={apply}>
        <TextField
          id="exchange-promo-code"
          label={t('calculator.promo.title')}
          isLabelHidden
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          error={errorOf(t, view)}
          status={isValid ? 'valid' : undefined}
          hint={isValid ? t('calculator.promo.valid', { code: view.code }) : undefined}
          onChange={({ target }) => typed(target.value)}
        />
        {isValid ? (
          <Button type="button" variant="ghost" onClick={() => removed()}>
            {t('calculator.promo.remove')}
          </Button>
        ) : (
          <Button
            type="submit"
            variant="secondary"
            isPending={view._tag === 'Checking'}
            pendingLabel={t('calculator.promo.checking')}
          >
            {t('calculator.promo.apply')}
          </Button>
        )}
      </form>
    </Disclosure>
  );
};
