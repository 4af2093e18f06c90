import { VisuallyHidden } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { ChevronDownIcon, GlobeIcon } from '@coinlane/shared-ui/icons';

import { LANGUAGES, moreLanguages } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

import { joinLanguage } from '../routing';
import styles from './header.module.css';
import { useSearch } from './use-search';

/** Native name of each language. */
const NAMES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'English',
  ru: 'Русский',
  ko: '한국어',
  pt: 'Português',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  id: 'Bahasa Indonesia',
};

const allLanguages = (): readonly ExtraLanguage[] => [
  ...LANGUAGES.map((code) => ({ code, name: NAMES[code] })),
  ...moreLanguages(),
];

type Props = { readonly language: Language; readonly pathname: string };

/** Plain links to the same page in each language. They work without JavaScript, and reload the page. */
export const LanguageSwitch = ({ language, pathname }: Props) => {
  const { t } = useTranslation('shell');
  const search = useSearch();
  const languages = allLanguages();
  return (
    <details className={styles.menu}>
      <summary className={styles.tool}>
        <GlobeIcon size="medium" />
        <span>{language.toUpperCase()}</span>
        <VisuallyHidden>
          {t('chrome.language', { name: languages.find(({ code }) => code === language)?.name ?? language })}
        </VisuallyHidden>
        <ChevronDownIcon size="small" />
      </summary>
      <ul className={styles.menuPanel}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              className={styles.menuLink}
              href={`${joinLanguage(code, pathname)}${search}`}
              hrefLang={code}
              lang={code}
              {...(code === language ? { 'aria-current': true } : {})}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
