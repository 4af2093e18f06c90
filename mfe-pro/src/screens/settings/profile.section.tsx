import { useUnit } from 'effector-react';

import { Button, TextLink } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { useRemoteProps } from '@coinlane/shared-ui/remote';

import { LANGUAGES } from '@coinlane/shared-contracts/values';
import type { Language } from '@coinlane/shared-contracts/values';

import type { Account } from '../../domain/account';
import { formatDay, timeZoneOf } from '../../domain/moment';
import { signInSettingsModel } from '../../model/sign-in-settings';
import { Facts } from '../../ui/facts';
import { planName } from '../../ui/plan-name';
import { Section } from '../../ui/section';
import { Actions } from '../../ui/stack';
import styles from './settings.module.css';

/** Name of each language in that language. */
const NAMES: Readonly<Record<Language, string>> = {
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

const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

const LanguageLinks = () => {
  const { language } = useRemoteProps();
  return (
    <ul role="list" className={styles.languages}>
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            className={styles.language}
            href={`${prefixOf(each)}/pro/settings`}
            hrefLang={each}
            lang={each}
            {...(each === language ? { 'aria-current': true } : {})}
          >
            {NAMES[each]}
          </a>
        </li>
      ))}
    </ul>
  );
};

/** Account and sign-in settings; the shell's dialog changes them. */
export const ProfileSection = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation('pro');
  const { serverNow } = useRemoteProps();
  const ask = useUnit(signInSettingsModel.requested);
  return (
    <Section title={t('profile.title')}>
      <Facts
        facts={[
          { label: t('profile.email'), value: account.email },
          ...(account.createdAtMs === null
            ? []
            : [{ label: t('profile.since'), value: formatDay(account.createdAtMs) }]),
          {
            label: t('profile.plan'),
            value: <TextLink href="/pro/plans">{planName(account.planLevel, t)}</TextLink>,
          },
          { label: t('profile.timeZone'), value: timeZoneOf(serverNow()) },
        ]}
      />
      <Actions>
        <Button variant="secondary" onClick={() => ask('login-email')}>
          {t('profile.changeEmail')}
        </Button>
        <Button variant="secondary" onClick={() => ask('change-password')}>
          {t('profile.changePassword')}
        </Button>
        <Button variant="secondary" onClick={() => ask('passkeys')}>
          {t('profile.passkeys')}
        </Button>
      </Actions>
      <div className={styles.languageBlock}>
        <h3 className={styles.subheading}>{t('profile.language')}</h3>
        <LanguageLinks />
      </div>
    </Section>
  );
};
