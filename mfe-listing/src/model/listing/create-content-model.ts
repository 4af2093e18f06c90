import { merge } from 'effector';

import { createAnswerModel } from './create-answer-model';
import type { PageModel } from './create-page-model';

/** Content of the requested page. */
export const createContentModel = ({ $page, $known, pageRequested, pageOpened, pageSearched }: PageModel) => {
  const answer = createAnswerModel({
    $page,
    $known,
    pageChanged: merge<unknown>([pageRequested, pageSearched]),
  });
  return {
    ...answer,
    $content: answer.$answer.map((found) => found?.content ?? null),
    contentShown: merge<unknown>([answer.answered, pageOpened]),
  };
};

export type ContentModel = ReturnType<typeof createContentModel>;
