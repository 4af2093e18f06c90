/** Facade of react-i18next, shared by shell and remotes. The i18next instance is passed as a prop. */
export { I18nextProvider, useTranslation } from 'react-i18next';
export { Trans } from './trans';
export type { TransProps } from './trans';
