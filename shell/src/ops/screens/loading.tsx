import { Skeleton } from '@coinlane/shared-ui/components';

/** Placeholder until the ledger replies. Its attribute hides the footer, which moves when the data arrives. */
export const Loading = () => (
  <div data-loading="">
    <Skeleton shape="card" count={3} label="Asking the ledger" />
  </div>
);
