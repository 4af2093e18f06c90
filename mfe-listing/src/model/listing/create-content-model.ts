import { merge } from 'effector';

import { createAnswerModel } from './create-answer-model';
import type { PageModel } from './create-page-model';
import { createPageScrollModel } from './create-page-scroll-model';

/** Content of the requested page, and the scrolling between pages of rows. */
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
