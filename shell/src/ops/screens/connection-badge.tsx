import { useUnit } from 'effector-react';

import { Badge } from '@coinlane/shared-ui/components';
import type { BadgeProps } from '@coinlane/shared-ui/components';

import { connectionWords } from '../domain/connection.rule';
import type { Connection } from '../domain/connection.rule';
import { opsModel } from '../model/create-ops-model';

const TONES: Readonly<Record<Connection['_tag'], BadgeProps['tone']>> = {
  Connecting: 'neutral',
  Live: 'success',
  Reconnecting: 'warning',
  Asking: 'info',
  Stale: 'danger',
};

/** Connection status: live, reconnecting, polling, or stale since a time. Changes are announced. */
export const ConnectionBadge = () => {
  const connection = useUnit(opsModel.live.$connection);
  return (
    <span role="status" aria-label="Connection">
      <Badge tone={TONES[connection._tag]}>{connectionWords(connection)}</Badge>
    </span>
  );
};
