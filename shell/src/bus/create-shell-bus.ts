import { createEventBus } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

type Report = (error: Error) => void;

/**
 * The one event bus. A payload that does not fit and a subscriber that throws are reported; neither stops the others
 * (fault matrix F31).
 */
export const createShellBus = (report: Report): EventBus => {
  const bus = createEventBus((name, problems) => {
    report(new Error(`event ${name} does not fit: ${problems.join('; ')}`));
  });
  return {
    ...bus,
    subscribe: (contract, hear) =>
      bus.subscribe(contract, (payload) => {
        try {
          hear(payload);
        } catch (thrown) {
          report(thrown instanceof Error ? thrown : new Error(String(thrown)));
        }
      }),
  };
};
