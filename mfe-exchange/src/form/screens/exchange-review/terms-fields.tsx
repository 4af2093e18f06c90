import { useUnit } from 'effector-react';

import { Checkbox, TextLink } from '@coinlane/shared-ui/components';
import { Trans } from '@coinlane/shared-ui/i18n';

import { termsModel } from '../../model/transaction-creation';
import { useWords } from '../../../page/screens/words';
import styles from './review.module.css';

/** The two agreements (spec §3): our terms and the providers' terms. */
export const TermsFields = () => {
  const { t } = useWords();
  const { own, thirdParty, acceptOwn, acceptThirdParty } = useUnit({
    own: termsModel.$areOwnTermsAccepted,
    thirdParty: termsModel.$areThirdPartyTermsAccepted,
    acceptOwn: termsModel.ownTermsAccepted,
    acceptThirdParty: termsModel.thirdPartyTermsAccepted,
  });
  const links = { terms: <TextLink href="/terms-of-use" />, privacy: <TextLink href="/privacy-policy" /> };
  return (
    <div className={styles.terms}>
      <Checkbox
        id="exchange-own-terms"
        checked={own}
        onChange={({ target }) => acceptOwn(target.checked)}
        label={<Trans t={t} i18nKey="terms.own" components={links} />}
        error={own ? undefined : t('terms.ownMissing')}
      />
      <Checkbox
        id="exchange-third-party-terms"
        checked={thirdParty}
        onChange={({ target }) => acceptThirdParty(target.checked)}
        label={t('terms.thirdParty')}
        error={thirdParty ? undefined : t('terms.thirdPartyMissing')}
      />
    </div>
  );
};
