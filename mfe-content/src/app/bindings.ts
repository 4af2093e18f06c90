import type { Effect } from 'effector';

import { toPromise } from '@coinlane/shared-contracts/api';
import type { HttpPort } from '@coinlane/shared-contracts/api';
import type { RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { fetchContent } from '../api/content';
import type { FormFailure } from '../domain/contact-form';
import type { ContentRoute } from '../domain/content-route';
import { contentModel } from '../model/content';
import { keepDraftFx, loadCaptchaFx, sendMessageFx, sendReviewFx, subscribeFx } from '../model/form-ports';
import { fetchWidgetCurrenciesFx } from '../model/widget-currencies';

const binding = <Params, Done, Fail>(
  port: Effect<Params, Done, Fail>,
  answer: (params: Params) => Promise<Done> | Done,
): [port: Effect<Params, Done, Fail>, answer: (params: Params) => Promise<Done> | Done] => [port, answer];

/** Prefetches a text. Opening a page, or hovering over another link, does not abort the call. */
const ahead =
  (http: HttpPort): HttpPort =>
  (request) =>
    http({ ...request, abortKey: `ahead ${request.path}?${new URLSearchParams(request.query).toString()}` });

const UNREACHABLE = { _tag: 'Unreachable' } satisfies FormFailure;

/** Their code comes with the first form. If it does not arrive, they fail like calls without a connection. */
const formBindings = (props: RemoteProps) => {
  const calls = () =>
    import(/* webpackChunkName: "forms" */ './form-calls').then(
      ({ formCalls }) => formCalls(props),
      () => Promise.reject(UNREACHABLE),
    );
  return [
    binding(sendMessageFx, async (message) => (await calls()).sendMessage(message)),
    binding(keepDraftFx, async (fields) => (await calls()).keepDraft(fields)),
    binding(subscribeFx, async (asked) => (await calls()).subscribe(asked)),
    binding(sendReviewFx, async (review) => (await calls()).sendReview(review)),
    binding(loadCaptchaFx, async () => (await calls()).loadCaptcha()),
  ];
};

/** Binds every port of the models to API calls and the page. */
export const bindings = (props: RemoteProps) => {
  const { http, language } = props;
  return [
    binding(contentModel.fetchContentFx, (route: ContentRoute) =>
      toPromise(fetchContent(http, language)(route)),
    ),
    binding(contentModel.prefetchContentFx, (route: ContentRoute) =>
      toPromise(fetchContent(ahead(http), language)(route)),
    ),
    ...formBindings(props),
    binding(fetchWidgetCurrenciesFx, async () => {
      const { widgetCurrenciesRequest, readWidgetCurrencies } = await import(
        /* webpackChunkName: "widget-currencies" */ '../api/widget-currencies'
      );
      return readWidgetCurrencies(await toPromise(http(widgetCurrenciesRequest)));
    }),
  ];
};
