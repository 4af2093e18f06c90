import { createContactModel } from './create-contact-model';

export { createContactModel } from './create-contact-model';
export type { ContactView, Message } from './create-contact-model';

export const contactModel = createContactModel();

/** Where a message that is not sent yet is kept over a reload. */
export const DRAFT_KEY = 'contact-draft';
