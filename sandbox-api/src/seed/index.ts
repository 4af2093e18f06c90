export { seededBytes, seededFraction, seededLetters, seededPick } from './seeded.ts';
