import { renderToString } from 'react-dom/server';

import { I18nextProvider } from '@coinlane/shared-ui/i18n';

import type { PublicConfig } from '@coinlane/shared-contracts/lifecycle';
import { registerExtraLanguages } from '@coinlane/shared-contracts/values';
import type { Language, ExtraLanguage } from '@coinlane/shared-contracts/values';

import { FooterContent } from './chrome/footer';
import { ServerPage } from './page';
import { ShellContextProvider } from './services';
import { toTheme } from './chrome/theme.rule';
import { createTranslations } from './texts';

/** Request of the page composer to render the chrome. */
export type ChromeRequest = {
  readonly pathname: string;
  readonly language: Language;
  readonly messages: Readonly<Record<string, unknown>>;
  readonly config: PublicConfig;
  /** Version overrides of the visitor, as in the page data. */
  readonly overrides: readonly string[];
  /** Extra languages of the site, as in the page data. */
  readonly moreLanguages: readonly ExtraLanguage[];
  readonly remote: string | null;
  readonly theme: 'light' | 'dark' | null;
  readonly runningOrders: number;
  readonly status: number;
  readonly fragmentHtml: string;
};

/** Renders the HTML of header and footer around a fragment. Throws only if our own texts or components are broken. */
export const renderChrome = ({
  pathname,
  language,
  messages,
  config,
  overrides,
  moreLanguages,
  remote,
  theme,
  runningOrders,
  status,
  fragmentHtml,
}: ChromeRequest): string => {
  registerExtraLanguages(moreLanguages);
  const i18n = createTranslations({ language, messages: { shell: messages }, onMissingKey: () => undefined });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <ShellContextProvider
        value={{ config, language, overrides, initialTheme: toTheme(theme), runningOrders, browser: null }}
      >
        <ServerPage
          pathname={pathname}
          remote={remote}
          html={fragmentHtml}
          status={status}
          footer={<FooterContent />}
        />
      </ShellContextProvider>
    </I18nextProvider>,
    { identifierPrefix: 'shell' },
  );
};
