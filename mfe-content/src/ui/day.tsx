import { useTranslation } from '@coinlane/shared-ui/i18n';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes milliseconds, and a list has many days. */
const formatIn = (language: string): Intl.DateTimeFormat => {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
};

/** A day (`2026-01-31`), written out in the page's language. */
export const Day = ({ day }: { readonly day: string }) => {
  const { i18n } = useTranslation('content');
  return <time dateTime={day}>{formatIn(i18n.language).format(new Date(`${day}T00:00:00Z`))}</time>;
};
