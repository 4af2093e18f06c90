import type { i18n } from 'i18next';

import type { BlockFacts, Pin, RemoteProps } from '@coinlane/shared-contracts/lifecycle';

import { loadBlock, openSlot } from '../../remotes';
import type { SlotRequest } from '../../remotes';
import { drawFallback } from './block-fallback';
import { remoteOfBlock } from './block-table.rule';

export type BlockServices = Pick<SlotRequest, 'loadTexts' | 'composition'> & {
  readonly loadPorts: SlotRequest['ports'];
  readonly propsFor: (pin: Pin, version: string) => RemoteProps;
  readonly pinOf: (remote: string) => Promise<Pin | null>;
  readonly i18n: i18n;
  readonly supportEmail: string;
};

/**
 * Mounts a block in a slot like that of a remote's page: pinned version, previous version, or error. Returns a
 * function that unmounts it in any state.
 */
export const mountBlock = (
  services: BlockServices,
  block: BlockFacts,
  element: HTMLElement,
): (() => void) => {
  const { i18n, supportEmail, loadPorts, propsFor } = services;
  let isOpen = true;
  let close = (): void => undefined;
  let isMounted = false;

  const open = async (): Promise<void> => {
    const remote = remoteOfBlock(block.name);
    const pin = remote === null ? null : await services.pinOf(remote);
    if (!isOpen) return;
    if (pin === null) {
      drawFallback(element, { kind: 'http', i18n, supportEmail, onRetry: () => void open() });
      return;
    }
    const session = openSlot({
      ...services,
      element,
      pin,
      fragment: null,
      propsFor: (of, version) => ({ ...propsFor(of, version), block }),
      ports: { ...loadPorts, loadLifecycle: loadBlock(block.name) },
      onState: (state) => {
        element.dataset['state'] = state._tag.toLowerCase();
        isMounted = state._tag === 'Ready';
        if (state._tag !== 'Failed') return;
        const again = (): void => {
          session.close();
          element.replaceChildren();
          void open();
        };
        drawFallback(element, { kind: state.failure.kind, i18n, supportEmail, onRetry: again });
      },
    });
    close = session.close;
  };

  void open();
  return () => {
    isOpen = false;
    close();
    // a mounted remote empties its element itself
    if (!isMounted) element.replaceChildren();
    delete element.dataset['state'];
  };
};
