export { ContactForm } from './contact-form';
export { ContactScreen } from './contact.screen';
