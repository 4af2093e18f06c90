import type { Effect } from 'effector';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';
import { loadCaptcha } from '@coinlane/shared-ui/captcha';

import { fetchContent } from '../api/content';
import { sendReview } from '../api/reviews';
import { sendMessage, subscribe } from '../api/forms';
import { writeDraft } from '../domain/contact-form';
import type { ContactFields } from '../domain/contact-form';
import type { ContentRoute } from '../domain/content-route';
import { loadCaptchaFx } from '../model/captcha';
import { contactModel, DRAFT_KEY } from '../model/contact';
import type { Message } from '../model/contact';
import { contentModel } from '../model/content';
import { newsletterModel } from '../model/newsletter';
import type { Subscription } from '../model/newsletter';
import { reviewModel } from '../model/review';
import type { ReviewMessage } from '../model/review';
import { fetchWidgetCurrenciesFx } from '../model/widget-currencies';

const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): [port: Effect<Params, Done, Fail>, answer: (params: Params) => Promise<Done> | Done] => [port, answer];

/** Prefetches: opening a page or pointing at another link does not abort the call. */
const ahead =
  (http: HttpPort): HttpPort =>
  (request) =>
    http({ ...request, abortKey: `ahead ${request.path}?${new URLSearchParams(request.query).toString()}` });

/** Binds every port of the models to API calls and page. */
export const bindings = ({ http, storage, language, config }: RemoteProps) => [
  binding(contentModel.fetchContentFx, (route: ContentRoute) =>
    toPromise(fetchContent(http, language)(route)),
  ),
  binding(contentModel.prefetchContentFx, (route: ContentRoute) =>
    toPromise(fetchContent(ahead(http), language)(route)),
  ),
  binding(reviewModel.sendFx, (review: ReviewMessage) => toPromise(sendReview(http, language)(review))),
  binding(contactModel.sendFx, (message: Message) => toPromise(sendMessage(http)(message))),
  binding(contactModel.keepDraftFx, (fields: ContactFields) => {
    const draft = writeDraft(fields);
    if (draft === null) storage.remove(DRAFT_KEY);
    else storage.write(DRAFT_KEY, draft);
  }),
  binding(newsletterModel.subscribeFx, (asked: Subscription) => toPromise(subscribe(http)(asked))),
  binding(fetchWidgetCurrenciesFx, async () => {
    const { widgetCurrenciesRequest, readWidgetCurrencies } = await import(
      /* webpackChunkName: "widget-currencies" */ '../api/widget-currencies'
    );
    return readWidgetCurrencies(await toPromise(http(widgetCurrenciesRequest)));
  }),
  binding(loadCaptchaFx, () => loadCaptcha({ http, language, captcha: config.captcha })),
];
