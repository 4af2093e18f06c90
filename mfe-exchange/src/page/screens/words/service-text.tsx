import { readServiceText } from '../../domain/service-text';
import { useWords } from './use-words';
import type { Words } from './use-words';

/** A text from the service in the page's language, or null if our locales do not have it. */
export const translateServiceText = (t: Words['t'], text: string): string | null => {
  const known = readServiceText(text);
  return known === null ? null : t(`serviceText.${known.key}`, { name: known.name });
};

/** A text from the service: translated if known, otherwise unchanged and marked as English. */
export const ServiceText = ({ text }: { readonly text: string }) => {
  const { t } = useWords();
  const translated = translateServiceText(t, text);
  return translated === null ? <span lang="en">{text}</span> : translated;
};
