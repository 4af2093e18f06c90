export { mayFollow, wishOf } from './may-follow.rule';
export { readVisit } from './read-visit';
