export { addPathHygiene } from './add-path-hygiene.ts';
export { sendInvalidUrl } from './invalid-url.ts';
export { isSitePath } from './site-path.ts';
