import type { Bundle } from '../remotes/index.ts';
import type { ConfinedJob, ConfinedRequest, RenderJob } from './render-job.ts';

const texts = new WeakMap<object, string>();

/** Texts of a page as JSON. They are the same object for every page of a language, and long. */
const textsJsonOf = (messages: object): string => {
  const json = texts.get(messages) ?? JSON.stringify(messages);
  texts.set(messages, json);
  return json;
};

type Request = { readonly messages: object };

const confined = ({ name, version, sha384 }: Bundle, { messages, ...request }: Request): ConfinedRequest => ({
  bundle: { name, version, sha384 },
  requestJson: JSON.stringify(request),
  textsJson: textsJsonOf(messages),
});

/** The job as the render process may see it, without the fragment if `isWhole` is false. */
export const toConfinedJob = (
  { fragment, chrome }: RenderJob,
  ticket: number,
  isWhole: boolean,
): ConfinedJob => ({
  ticket,
  fragment: fragment === null || !isWhole ? null : confined(fragment.bundle, fragment.request),
  chrome: { ...confined(chrome.bundle, chrome.request), status: chrome.request.status },
});
