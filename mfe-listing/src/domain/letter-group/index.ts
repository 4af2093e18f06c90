export { anchorOf, groupByLetter, isInLetterTable } from './letter-group';
export type { LetterGroup } from './letter-group';
