import { useUnit } from 'effector-react';

import { useTranslation } from '@coinlane/shared-ui/i18n';
import { formatAmount, roundForDisplay } from '@coinlane/shared-contracts/amounts';
import type { DecimalString } from '@coinlane/shared-contracts/values';

import type { Currency } from '../../../currency/domain/currency';
import { $language } from '../../model/settings';

const MINUTE = 60;
const HOUR = 3600;

/** Formats a remaining time in whole seconds: "4:59", "1:02:03". */
export const clockText = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, rest] = [
    Math.floor(seconds / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
    seconds % MINUTE,
  ];
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(rest)}` : `${String(minutes)}:${two(rest)}`;
};

/**
 * Formats a time: "20.11.2026, 12:00:00 UTC" (spec §9 "Display"). Includes the time zone, because the server does
 * not know the user's zone.
 */
export const dateText = (at: number): string => {
  const [date = '', time = ''] = new Date(at).toISOString().split('T');
  return `${date.split('-').toReversed().join('.')}, ${time.slice(0, 8)} UTC`;
};

/** Formats a time without seconds: "20.11.2026, 12:00 UTC". */
export const momentText = (at: number): string => dateText(at).replace(/:\d\d UTC$/, ' UTC');

/** The page's texts and number formats. */
export const useWords = () => {
  const { t } = useTranslation('exchange');
  const language = useUnit($language);
  return {
    t,
    language,
    /** At most eight significant digits, rounded down. */
    short: (amount: DecimalString): string => formatAmount(roundForDisplay(amount), language),
    /** All digits. */
    exact: (amount: DecimalString): string => formatAmount(amount, language),
    ticker: ({ displayTicker }: Pick<Currency, 'displayTicker'>): string => displayTicker.toUpperCase(),
    /** An age in seconds, minutes or hours. At least one second. */
    age: (ms: number): string => {
      const seconds = Math.max(Math.round(ms / 1000), 1);
      if (seconds < MINUTE) return t('age.seconds', { count: seconds });
      return seconds < HOUR
        ? t('age.minutes', { count: Math.floor(seconds / MINUTE) })
        : t('age.hours', { count: Math.floor(seconds / HOUR) });
    },
  };
};

export type Words = ReturnType<typeof useWords>;

/** Formats a number with its sign: "+1.2", "−0.43". Zero has no sign. */
export const signedText = ({ exact }: Pick<Words, 'exact'>, value: DecimalString): string => {
  const text = exact(value.replace(/^-/, ''));
  if (Number(value) === 0) return text;
  return value.startsWith('-') ? `−${text}` : `+${text}`;
};
