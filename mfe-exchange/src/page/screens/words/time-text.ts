import type { Words } from './use-words';

const DAY_MINUTES = 1440;

/** Formats a forecast of the service in minutes (`"5-10"`): "5–10 min". From one day on: "1–2 days". */
export const timeText = ({ t }: Pick<Words, 't'>, forecast: string): string => {
  const [from = '', to = from] = forecast.split('-');
  const count = Number(to) / DAY_MINUTES;
  return count >= 1
    ? t('offers.days', { range: `${String(Number(from) / DAY_MINUTES)}–${String(count)}`, count })
    : t('offers.minutes', { range: forecast.replace('-', '–') });
};
