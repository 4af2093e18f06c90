import { supportAsked, transactionCreated } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';
import type { Navigation } from '@coinlane/shared-contracts/lifecycle';

import { matchRoute } from '../../routing';
import type { LiveRemotesOfPage } from '../../remotes/composition';
import type { ChatTags } from './chat-client';

type SubjectOptions = {
  readonly bus: EventBus;
  readonly navigation: Navigation;
  readonly composition: Pick<LiveRemotesOfPage, 'view'>;
  readonly language: string;
  readonly revision: number;
  /** Called when another order becomes the current one. */
  readonly changed: () => void;
  /** Called when support is requested. */
  readonly asked: () => void;
};

const versionsOf = ({ composition }: SubjectOptions): string =>
  composition
    .view()
    .remotes.flatMap(({ name, loaded }) => loaded.map((version) => `${name}@${version}`))
    .join(' ');

/**
 * Subject of the conversation: the order created or shown last, the page, and diagnostic information. Never user
 * input.
 */
export const createChatSubject = (options: SubjectOptions): (() => ChatTags) => {
  const { bus, navigation, language, revision, changed, asked } = options;
  let transactionId = '';
  let diagnostic = '';
  bus.subscribe(transactionCreated, (created) => {
    transactionId = created.transactionId;
    changed();
  });
  bus.subscribe(supportAsked, (question) => {
    transactionId = question.transactionId ?? transactionId;
    ({ diagnostic } = question);
    changed();
    asked();
  });
  return () => {
    const { pathname } = navigation.location();
    const shown = matchRoute(pathname)?.params['transactionId'] ?? '';
    return {
      transactionId: shown === '' ? transactionId : shown,
      page: pathname,
      language,
      diagnostic: [diagnostic, `revision ${String(revision)}`, versionsOf(options)]
        .filter((line) => line !== '')
        .join('\n'),
    };
  };
};
