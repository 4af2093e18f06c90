/** The one face of react-i18next that shell and remotes share. The i18next instance itself comes by props. */
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
