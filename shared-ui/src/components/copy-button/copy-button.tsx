import type { MouseEvent, RefObject } from 'react';

import { CheckIcon, CopyIcon } from '../../icons';
import { Button } from '../button';
import type { ButtonSize, ButtonVariant } from '../button';
import { IconButton } from '../icon-button';
import { announce } from '../live-region';
import styles from './copy-button.module.css';
import { selectContents } from './copy-text';
import { useCopy } from './use-copy';
import type { CopyOutcome } from './use-copy';

export type CopyButtonProps = {
  readonly value: string;
  readonly label: string;
  /** Shown for 2 s after copying. */
  readonly copiedLabel: string;
  /** Shown for 2 s if the browser refuses. `source` is then selected for manual copying. */
  readonly failedLabel: string;
  /** Announced instead of `copiedLabel`, for example "USDT on TRON address copied". */
  readonly announcement?: string | undefined;
  readonly source?: RefObject<HTMLElement | null> | undefined;
  readonly isIconOnly?: boolean | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
};

const iconOf = (outcome: CopyOutcome) =>
  outcome === 'copied' ? <CheckIcon size="small" /> : <CopyIcon size="small" />;

/** Copies a text, shows a confirmation for 2 s (spec section 9) and announces it. */
export const CopyButton = ({
  value,
  label,
  copiedLabel,
  failedLabel,
  announcement = copiedLabel,
  source,
  isIconOnly = false,
  variant = 'secondary',
  size = 'small',
}: CopyButtonProps) => {
  const { outcome, copy } = useCopy();
  const labels: Readonly<Record<CopyOutcome, string>> = {
    none: label,
    copied: copiedLabel,
    failed: failedLabel,
  };

  const conclude = (result: CopyOutcome): void => {
    announce(result === 'copied' ? announcement : failedLabel);
    if (result === 'failed' && source?.current) selectContents(source.current);
  };
  const handleClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const place = currentTarget.closest<HTMLElement>('dialog') ?? document.body;
    void copy(value, place).then((result) => {
      currentTarget.focus();
      conclude(result);
    });
  };

  if (isIconOnly) {
    return (
      <IconButton size="small" label={labels[outcome]} onClick={handleClick}>
        {iconOf(outcome)}
      </IconButton>
    );
  }
  return (
    <Button variant={variant} size={size} onClick={handleClick}>
      <span className={styles.labels}>
        {(['none', 'copied', 'failed'] as const).map((state) => (
          <span key={state} hidden={state !== outcome}>
            {iconOf(state)}
            {labels[state]}
          </span>
        ))}
      </span>
    </Button>
  );
};
