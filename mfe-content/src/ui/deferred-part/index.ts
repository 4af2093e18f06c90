export { DeferredPart } from './deferred-part';
