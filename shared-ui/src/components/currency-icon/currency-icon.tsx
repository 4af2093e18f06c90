import { useState } from 'react';

import { classNames } from '../class-names';
import { avatarHue, avatarLetters } from './avatar';
import styles from './currency-icon.module.css';

export type CurrencyIconProps = {
  readonly ticker: string;
  readonly src?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
};

const hasFailed = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth === 0;

/** The drawing of a currency; decorative, because the ticker stands beside it. Letters where there is no drawing. */
export const CurrencyIcon = ({ ticker, src, size = 'medium' }: CurrencyIconProps) => {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  if (src === undefined || src === null || src === '' || src === failedSrc) {
    const letters = avatarLetters(ticker);
    return (
      <span
        aria-hidden="true"
        className={classNames(
          styles.icon,
          styles[size],
          styles.avatar,
          styles[`hue-${String(avatarHue(ticker))}`],
        )}
        data-letters={letters.length}
      >
        {letters}
      </span>
    );
  }
  return (
    <img
      // server-drawn images may have failed before this code ran
      ref={(image) => {
        if (image !== null && hasFailed(image)) setFailedSrc(src);
      }}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames(styles.icon, styles[size])}
      onError={() => setFailedSrc(src)}
    />
  );
};
