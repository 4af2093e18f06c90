/** The one face of react-i18next that shell and remotes share. The i18next instance itself comes by props. */
export { I18nextProvider, useTranslation } from 'react-i18next';
export { Trans } from './trans';
export type { TransProps } from './trans';
