import type { SharedTexts } from '@coinlane/shared-ui/i18n';

import type english from '../locales/en.json';

declare module '@coinlane/shared-ui/i18n' {
  interface Texts {
    readonly swap: typeof english & SharedTexts;
  }
}
