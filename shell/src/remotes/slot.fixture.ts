import type { FragmentState } from '@coinlane/shared-contracts/lifecycle';
import type { RemoteLifecycle } from '@coinlane/shared-ui/remote';
import { remoteMountProps } from '@coinlane/shared-ui/testing';

import { createPageComposition } from './composition';
import { aPin } from './composition/pins.fixture';
import { aConfig } from '../testing';
import { openSlot } from './slot-session';
import type { SlotState } from './slot';

export const later = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const working: RemoteLifecycle = {
  bootstrap: () => Promise.resolve(),
  mount: () => Promise.resolve(),
  unmount: () => Promise.resolve(),
};

export const broken = (): Promise<never> => Promise.reject(new Error('thrown'));

type Setting = {
  /** Overrides of the lifecycle of all versions, and of single versions. */
  readonly lifecycle?: Partial<RemoteLifecycle>;
  readonly lifecycles?: Readonly<Record<string, Partial<RemoteLifecycle>>>;
  /** Versions before version 2, newest first. */
  readonly previous?: readonly string[];
  readonly fragment?: FragmentState;
  /** Server-rendered HTML. */
  readonly html?: string;
  /** Versions that fail to load. */
  readonly missing?: readonly string[];
  readonly textsFail?: boolean;
  /** Maximum duration of a mount. */
  readonly limitMs?: number;
  /** Whether the page is idle while the remote mounts. */
  readonly isIdle?: boolean;
};

/** Open slot of mfe-listing, pinned to version 2. Records its reports. */
export const aSlot = ({
  lifecycle = {},
  lifecycles = {},
  previous = ['1'],
  fragment,
  html = '',
  missing = [],
  textsFail = false,
  limitMs,
  isIdle = true,
}: Setting = {}) => {
  const pin = aPin('2', { previous });
  const [onStart, onLeave, onLoad, onError, report] = [jest.fn(), jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const composition = createPageComposition(
    { pins: [pin], revision: 1 },
    { admit: () => undefined, onStart, onLeave, onLoad, onError, askLive: () => Promise.resolve(null) },
  );
  const states: SlotState['_tag'][] = [];
  const texts: string[] = [];
  const limits = new Set<object>();
  let isEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    isEnded = resolve;
  });
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = html;
  const session = openSlot({
    element,
    pin,
    propsFor: () =>
      remoteMountProps('listing', {
        pathname: '/currencies',
        search: '',
        basename: '',
        language: 'en',
        messages: {},
        isBot: false,
        config: aConfig(),
        http: () => broken,
      }),
    loadTexts: (_, version) => {
      texts.push(version);
      return textsFail ? broken() : Promise.resolve();
    },
    fragment: fragment ?? null,
    ports: {
      loadLifecycle: (_, { version }) =>
        missing.includes(version)
          ? broken()
          : Promise.resolve({ ...working, ...lifecycle, ...lifecycles[version] }),
      report,
      now: () => performance.now(),
      whenIdle: (run) => {
        if (isIdle) run();
        return () => undefined;
      },
      later: (run, ms) => {
        const timer = setTimeout(run, limitMs ?? ms);
        limits.add(timer);
        return () => {
          clearTimeout(timer);
          limits.delete(timer);
        };
      },
    },
    composition,
    onState: ({ _tag }) => {
      states.push(_tag);
      if (_tag !== 'Loading') isEnded();
    },
  });
  return {
    session,
    element,
    states,
    texts,
    limits,
    composition,
    onStart,
    onLeave,
    onLoad,
    onError,
    report,
    ended,
  };
};
