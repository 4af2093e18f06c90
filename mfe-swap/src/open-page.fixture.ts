import * as TE from 'fp-ts/lib/TaskEither.js';

import type { HttpPort, HttpRequest } from '@coinlane/shared-contracts/api';
import { createdSwapReply, exchangeAmountReply, swapReply } from '@coinlane/shared-contracts/testing';

import { aRequest } from './app/fragment-request.fixture';
import { mountPropsOf } from './app/mount-props.fixture';
import { mount } from './lifecycle';

type Answer = (request: HttpRequest) => ReturnType<HttpPort>;

/** A service that accepts every swap. */
export const answers: Answer = ({ method, path }) => {
  if (path.startsWith('/exchange-amount')) return TE.right(exchangeAmountReply);
  return TE.right(method === 'POST' ? createdSwapReply : swapReply);
};

/** Mounts the page of a path. */
export const openPage = async (path: string, answer: Answer = answers) => {
  const asked: HttpRequest[] = [];
  const http: HttpPort = (request) => {
    asked.push(request);
    return answer(request);
  };
  const mountBlock = jest.fn(() => () => undefined);
  const props = mountPropsOf(aRequest(path, { http }), { http, mountBlock });
  await mount(props);
  return { props, asked, mountBlock, posts: () => asked.filter(({ method }) => method === 'POST') };
};
