export { createAnswerModel } from './create-answer-model';
