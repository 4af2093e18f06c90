import { createContactModel } from './create-contact-model';

export { createContactModel } from './create-contact-model';
export type { ContactView, Message } from './create-contact-model';

export const contactModel = createContactModel();

/** Storage key of an unsent message, which survives a reload. */
export const DRAFT_KEY = 'contact-draft';
