import { createEventBus } from '@coinlane/shared-contracts/events';
import type { EventBus } from '@coinlane/shared-contracts/events';

type Report = (error: Error) => void;

/**
 * Event bus of the page. Reports invalid payloads and subscribers that throw; the other subscribers still receive the
 * event (fault matrix F31).
 */
export const createShellBus = (report: Report): EventBus => {
  const bus = createEventBus((name, problems) => {
    report(new Error(`invalid payload of event ${name}: ${problems.join('; ')}`));
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
