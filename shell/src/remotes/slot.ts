import type { FragmentState, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import type { LiveRemotesOfPage } from './composition';
import type { LoadFailure } from './load-failure';
import type { LoadPorts } from './load-remote';

export type SlotState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly version: string }
  | { readonly _tag: 'Failed'; readonly failure: LoadFailure };

export type SlotRequest = {
  readonly element: HTMLElement;
  readonly pin: Pin;
  readonly propsFor: (pin: Pin, version: string) => RemoteProps;
  /** Loads the translations of a version. If that fails, the remote shows keys, which are reported. */
  readonly loadTexts: (pin: Pin, version: string) => Promise<void>;
  /** Server-rendered content of the element, or null. */
  readonly fragment: FragmentState | null;
  readonly ports: LoadPorts;
  readonly composition: Pick<
    LiveRemotesOfPage,
    'asked' | 'mounting' | 'left' | 'ready' | 'failed' | 'gaveUp' | 'hold'
  >;
  readonly onState: (state: SlotState) => void;
};
