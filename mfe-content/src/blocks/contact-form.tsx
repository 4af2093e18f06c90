import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { useRemoteProps } from '@coinlane/shared-ui/remote';
import { createBlock, useBlockAttributes } from '@coinlane/shared-ui/remote';

import { createScope } from '../app/create-scope';
import { DRAFT_KEY, readDraft } from '../domain/contact-form';
import type { Topic } from '../domain/contact-form';
import { contactModel } from '../model/contact';
import { ContactForm } from '../screens/contact';

/** Opens the form with a subject: the name of the offering, or the page's `data-extra-info`. */
const formAbout = (topic: Topic, offering: string) => {
  const Body = () => {
    const open = useUnit(contactModel.opened);
    const { storage } = useRemoteProps();
    const { 'extra-info': extraInfo = offering } = useBlockAttributes();
    useEffect(() => {
      open({ topic, extraInfo, draft: readDraft(storage.read(DRAFT_KEY)) });
    }, [open, extraInfo, storage]);
    return <ContactForm />;
  };
  return Body;
};

/** `contact-form`: the support contact form. `data-extra-info` sets the subject. */
export const contactForm = createBlock('mfe-content-contact-form', createScope, formAbout('support', ''));
/** `swap-tokens-contact-form`: extraInfo is the swaps offering's name (spec §2). */
export const swapTokensContactForm = createBlock(
  'mfe-content-swap-tokens-contact-form',
  createScope,
  formAbout('swapTokens', 'Coinlane Token Swap'),
);
/** `lightning-contact-form`: extraInfo is the Lightning offering's name (spec §2). */
export const lightningContactForm = createBlock(
  'mfe-content-lightning-contact-form',
  createScope,
  formAbout('lightning', 'Coinlane Lightning'),
);
