import { useState } from 'react';

import { IconButton } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';
import { MoonIcon } from '@coinlane/shared-ui/icons';

import { useShell } from '../services';
import { nextTheme } from './theme.rule';
import styles from './header.module.css';

/**
 * Cycles through system, light and dark theme. The server reads the choice from a cookie, so that the page does
 * not flash.
 */
export const ThemeSwitch = () => {
  const { t } = useTranslation('shell');
  const { initialTheme, browser } = useShell();
  const [theme, setTheme] = useState(initialTheme);
  return (
    <IconButton
      label={t(`chrome.theme.${theme}`)}
      className={styles.themeSwitch}
      onClick={() => {
        const next = nextTheme(theme);
        setTheme(next);
        browser?.rememberTheme(next);
      }}
    >
      <MoonIcon size="medium" />
    </IconButton>
  );
};
