export { isTrackingAllowed, trackingPreferenceOf } from './tracking-preference.rule';
export { readVisit } from './read-visit';
