import { merge } from 'effector';

import { createAnswerModel } from './create-answer-model';
import type { PageModel } from './create-page-model';
import { createPageScrollModel } from './create-page-scroll-model';

/** What is found for the wanted page, and the turn from one page of rows to the next. */
export const createContentModel = ({ $page, $known, pageRequested, pageOpened, pageSearched }: PageModel) => {
  const { scrollToTopFx } = createPageScrollModel({ pageRequested, pageSearched });
  const answer = createAnswerModel({
    $page,
    $known,
    pageChanged: merge<unknown>([pageRequested, pageSearched]),
  });
  return {
    ...answer,
    scrollToTopFx,
    $content: answer.$answer.map((found) => found?.content ?? null),
    contentShown: merge<unknown>([answer.answered, pageOpened]),
  };
};

export type ContentModel = ReturnType<typeof createContentModel>;
