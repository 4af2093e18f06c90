export { ContactForm } from './contact-form';
export { ContactScreen } from './contact.screen';
export { NewsletterForm } from './newsletter-form';
export { NewsletterPlace } from './newsletter-place';
export { CaptchaBox } from './captcha-box';
