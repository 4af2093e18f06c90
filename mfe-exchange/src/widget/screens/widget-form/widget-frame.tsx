import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';

import { Disclosure, SelectField, TextLink, classNames } from '@coinlane/shared-ui/components';
import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { languageOfWidget, WIDGET_LANGUAGES } from '@coinlane/shared-contracts/widget';
import type { WidgetLanguage } from '@coinlane/shared-contracts/widget';

import { $widgetSettings } from '../../model/widget-settings';
import { useWords } from '../../../page/screens/words';
import styles from './widget.module.css';

/** A language in its own name, so that its speakers recognise it. */
const nameOf = (code: WidgetLanguage): string => {
  const language = languageOfWidget(code);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(language)}${name.slice(1)}`;
};

type OnLanguage = (code: string) => void;

const LanguageSwitch = ({ onLanguage }: { readonly onLanguage: OnLanguage }) => {
  const { t, language } = useWords();
  return (
    <SelectField
      id="widget-language"
      label={t('widget.language')}
      isLabelHidden
      className={styles.language}
      value={WIDGET_LANGUAGES.find((code) => languageOfWidget(code) === language)}
      options={WIDGET_LANGUAGES.map((code) => ({ value: code, label: nameOf(code) }))}
      onChange={({ target }) => onLanguage(target.value)}
    />
  );
};

const QUESTIONS = ['time', 'cost', 'trust'] as const;

const Questions = () => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  return (
    <section aria-labelledby="widget-questions" className={styles.questions}>
      <h2 id="widget-questions" className={styles.questionsTitle}>
        {t('widget.faq.title')}
      </h2>
      {QUESTIONS.map((question) => (
        <Disclosure key={question} name="widget-faq" summary={t(`widget.faq.${question}.question`)}>
          <p>{t(`widget.faq.${question}.answer`, { brand: config.brand })}</p>
        </Disclosure>
      ))}
    </section>
  );
};

const Footer = ({ onLanguage }: { readonly onLanguage: OnLanguage | undefined }) => {
  const { t } = useWords();
  const { config } = useRemoteProps();
  const { logo, locales } = useUnit($widgetSettings);
  const hasSwitch = locales && onLanguage !== undefined;
  return !logo && !hasSwitch ? null : (
    <div className={styles.footer}>
      {logo && (
        <p className={styles.logo}>
          <TextLink href="/" target="_blank" tone="quiet">
            {t('widget.poweredBy', { brand: config.brand })}
          </TextLink>
        </p>
      )}
      {hasSwitch && <LanguageSwitch onLanguage={onLanguage} />}
    </div>
  );
};

type Props = {
  /** Undefined hides the language switch, which would lose the current state. */
  readonly onLanguage?: OnLanguage;
  readonly children: ReactNode;
};

/** Layout of the widget around the exchange, with the partner's settings. */
export const WidgetFrame = ({ onLanguage, children }: Props) => {
  const { faq, horizontal } = useUnit($widgetSettings);
  return (
    <div className={classNames(styles.widget, horizontal && styles.landscape)}>
      {children}
      {faq && onLanguage !== undefined && <Questions />}
      <Footer onLanguage={onLanguage} />
    </div>
  );
};
