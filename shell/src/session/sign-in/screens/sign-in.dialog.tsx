import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

import { Dialog, useKeptFocus } from '@coinlane/shared-ui/components';
import { useTranslation } from '@coinlane/shared-ui/i18n';

import { NAMESPACE } from '../load-texts';
import { signInModel } from '../model/create-sign-in-model';
import type { CaptchaPorts } from './captcha-slot';
import { Passkeys } from './passkeys';
import { SignInForm } from './sign-in-form';

/** Moves focus to the page, without scrolling, if the element that opened the dialog no longer exists. */
const useFocusAfterwards = (isOpen: boolean): void => {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen)
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    wasOpen.current = isOpen;
  }, [isOpen]);
};

/** Content of the dialog. Focus stays inside when the view changes. */
const Content = ({ captcha }: { readonly captcha: CaptchaPorts }) => {
  const root = useKeptFocus<HTMLDivElement>();
  const { view } = useUnit(signInModel.$state);
  return <div ref={root}>{view === 'passkeys' ? <Passkeys /> : <SignInForm captcha={captcha} />}</div>;
};

/** Dialog of spec §9 "Auth modal". A press on the backdrop does not close it, so that typed text is not lost. */
export const SignInDialog = ({ captcha }: { readonly captcha: CaptchaPorts }) => {
  const { t } = useTranslation(NAMESPACE);
  const { state, closed } = useUnit({ state: signInModel.$state, closed: signInModel.closed });
  useFocusAfterwards(state.isOpen);
  // outside the header, whose colours differ from those of the page
  return createPortal(
    <Dialog
      isOpen={state.isOpen}
      onClose={closed}
      size="small"
      closesOnBackdrop={false}
      title={t(`title.${state.view}`)}
      closeLabel={t('close')}
    >
      <Content captcha={captcha} />
    </Dialog>,
    document.body,
  );
};
