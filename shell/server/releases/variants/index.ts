export { chooseVariant, pageFactsOf, partOfVersion, runningCanaries, shellsOf } from './choose-variant.ts';
export type { ChosenRemote, Variant } from './choose-variant.ts';
export { addCompositionRoute } from './composition-routes.ts';
export { ensureVisitorId, visitorIdOf } from './visitor-cookie.ts';
