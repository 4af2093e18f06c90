export { addPathHygiene } from './add-path-hygiene.ts';
export { isSitePath } from './site-path.ts';
