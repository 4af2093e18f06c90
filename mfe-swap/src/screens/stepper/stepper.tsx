import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';

import { Card, Skeleton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { stepperModel } from '../../model/stepper';
import type { Opening, StepperView } from '../../model/stepper';
import { StepList } from '../../ui/step-list';
import { Confirmation } from './confirmation';
import { SendTo } from './send-to';
import styles from './stepper.module.css';

const Step = ({ view }: { readonly view: StepperView }) => {
  const { t } = useTranslation('swap');
  switch (view.step) {
    case 0:
      return <SendTo view={view} />;
    case 1:
      return <Confirmation view={view} />;
    case 2:
      return <Skeleton shape="card" label={t('swap.loading')} />;
  }
};

/** Moves the focus to a new step, so that screen readers continue there. */
const useFocusOnStep = (step: number | undefined) => {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step !== undefined && shown.current !== undefined && shown.current !== step) body.current?.focus();
    shown.current = step;
  }, [step]);
  return body;
};

/** Token swap in three steps (spec §2 "Token swap stepper"), for one pair in one direction. */
export const Stepper = ({ pair, amount }: Opening) => {
  const { t } = useTranslation('swap');
  const { view, open, pick } = useUnit({
    view: stepperModel.$view,
    open: stepperModel.pairOpened,
    pick: stepperModel.stepClicked,
  });
  useEffect(() => {
    open({ pair, amount });
  }, [open, pair, amount]);
  const body = useFocusOnStep(view?.step);
  return (
    <Card className={styles.card}>
      <div className={styles.stepper}>
        <StepList current={view?.step ?? 0} onPick={(step) => pick(step)} />
        <div ref={body} tabIndex={-1} className={styles.body}>
          {view === null ? <Skeleton shape="card" label={t('swap.loading')} /> : <Step view={view} />}
        </div>
      </div>
    </Card>
  );
};
