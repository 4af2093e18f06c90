import type { ReactNode } from 'react';

import { Button, Dialog } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import type { CallFailure } from '@coinlane/shared-contracts/errors';

import { ProblemNote } from './problem-note';
import styles from './confirm-dialog.module.css';

type Props = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly problem: CallFailure | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Whether the action removes something. */
  readonly isDangerous?: boolean;
  readonly isConfirmHidden?: boolean;
  readonly children: ReactNode;
};

/** Confirmation of an action. Stays open while the action is pending, and after a failure. */
export const ConfirmDialog = ({
  isOpen,
  title,
  confirmLabel,
  isPending,
  problem,
  onConfirm,
  onClose,
  isDangerous = false,
  isConfirmHidden = false,
  children,
}: Props) => {
  const { t } = useTranslation('pro');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('words.close')}
      size="small"
      footer={
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onClose()}>
            {t('words.cancel')}
          </Button>
          {!isConfirmHidden && (
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              isPending={isPending}
              pendingLabel={t('words.working')}
              ignoresDoubleClick
              onClick={() => onConfirm()}
            >
              {confirmLabel}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        {children}
        <ProblemNote problem={problem} />
      </div>
    </Dialog>
  );
};
