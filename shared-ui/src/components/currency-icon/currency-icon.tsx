import { useState } from 'react';

import { classNames } from '../class-names';
import { avatarHue, avatarLetters } from './avatar';
import styles from './currency-icon.module.css';

export type CurrencyIconProps = {
  readonly ticker: string;
  readonly src?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
};

/** Also set in the markup, so that the space is reserved before the style sheet loads. */
const PIXELS = { small: 20, medium: 28, large: 40 } as const;

/**
 * Detects a broken image: a server-rendered image may have failed before this code ran. An image without intrinsic size
 * is not broken.
 */
const whenBroken = async (image: HTMLImageElement, then: () => void): Promise<void> => {
  if (!image.complete || image.naturalWidth > 0) return;
  try {
    await image.decode();
  } catch {
    then();
  }
};

/** Icon of a currency. Decorative, because the ticker is next to it. Shows letters if there is no image. */
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
      ref={(image) => {
        if (image !== null) void whenBroken(image, () => setFailedSrc(src));
      }}
      src={src}
      alt=""
      width={PIXELS[size]}
      height={PIXELS[size]}
      loading="lazy"
      decoding="async"
      className={classNames(styles.icon, styles[size])}
      onError={() => setFailedSrc(src)}
    />
  );
};
