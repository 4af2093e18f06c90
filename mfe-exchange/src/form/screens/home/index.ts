export { homeFaq, HomeSections } from './home-sections';
export type { HomeFacts } from './home-props';
export { StaticPlace } from './static-place';
