import { useUnit } from 'effector-react';
import { useRef } from 'react';

import { Alert, Button, Dialog, Spinner, TextField } from '@coinlane/shared-ui/components';

import { changeSides, changeTitle } from '../domain/change.rule';
import { opsModel } from '../model/create-ops-model';
import { mayConfirm } from '../model/change-view';
import type { Check, OpenChange, Sending } from '../model/change-view';
import styles from './ops.module.css';

const { change: changeModel } = opsModel;
const FORM = 'ops-change';

const CheckPanel = ({ check }: { readonly check: Check }) => {
  switch (check._tag) {
    case 'Checking':
      return <Spinner label="Checking the change" />;
    case 'Fits':
      return (
        <Alert tone="success" title="Checked: the ledger would do this">
          {check.lines.length === 0 ? 'Nothing would change.' : check.lines.join('; ')}
        </Alert>
      );
    case 'Refused':
      return (
        <Alert tone="danger" role="alert" title="The ledger would refuse this">
          {check.words}
        </Alert>
      );
    case 'Unchecked':
      return (
        <Alert tone="warning" role="alert" title="Not checked">
          {check.words} The change is checked when you confirm.
        </Alert>
      );
  }
};

const SendingPanel = ({ sending }: { readonly sending: Sending }) => {
  switch (sending._tag) {
    case 'Idle':
      return null;
    case 'Sending':
      return sending.attempt === 1 ? null : (
        <Alert tone="warning" role="status">
          No answer yet; asking again with the same request id, attempt {String(sending.attempt)}.
        </Alert>
      );
    case 'Lost':
      return (
        <Alert tone="danger" role="alert" title={`No answer after ${String(sending.attempts)} attempts`}>
          {sending.words} The change may have been made. A repeated request does nothing twice.
        </Alert>
      );
    case 'Refused':
      return (
        <Alert tone="danger" role="alert" title="Not done">
          {sending.words}
        </Alert>
      );
  }
};

const Notes = ({ open }: { readonly open: OpenChange }) => (
  <>
    {open.isMoved ? (
      <Alert tone="warning" role="alert" title="This was changed meanwhile">
        Revision {String(open.rev)} is live now. Check the change again.
      </Alert>
    ) : null}
    {open.isDone ? (
      <Alert tone="info" role="alert" title="Nothing left to do">
        Revision {String(open.rev)} has this state already.
      </Alert>
    ) : (
      <CheckPanel check={open.check} />
    )}
    <SendingPanel sending={open.sending} />
  </>
);

type BodyProps = { readonly open: OpenChange; readonly reasonRef: React.RefObject<HTMLInputElement | null> };

const Body = ({ open, reasonRef }: BodyProps) => {
  const { reasonChanged, confirmed } = useUnit({
    reasonChanged: changeModel.reasonChanged,
    confirmed: changeModel.confirmed,
  });
  const { now, then } = changeSides(open.change);
  return (
    <form
      id={FORM}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        confirmed();
      }}
    >
      <dl className={styles.sides} aria-label="What changes">
        <div>
          <dt>Now</dt>
          <dd>{now}</dd>
        </div>
        <div>
          <dt>Then</dt>
          <dd>{then}</dd>
        </div>
      </dl>
      <TextField
        ref={reasonRef}
        label="Reason"
        hint="Recorded in the ledger for all operators."
        required
        maxLength={200}
        value={open.reason}
        readOnly={open.sending._tag === 'Sending' || open.sending._tag === 'Lost'}
        onChange={(event) => reasonChanged(event.target.value)}
      />
      <Notes open={open} />
    </form>
  );
};

const confirmWords = ({ sending, change }: OpenChange): string => {
  if (sending._tag === 'Lost') return 'Ask again';
  return change._tag === 'Rollback' ? 'Roll back now' : 'Confirm';
};

/** Confirmation of a change: effect, reason and result of the dry run. Enter confirms, Escape cancels. */
export const ChangeDialog = () => {
  const { open, cancelled } = useUnit({ open: changeModel.$open, cancelled: changeModel.cancelled });
  const reasonRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      isOpen={open !== null}
      onClose={() => cancelled()}
      title={open === null ? '' : changeTitle(open.change)}
      closeLabel="Close"
      closesOnBackdrop={false}
      initialFocus={reasonRef}
      footer={
        open === null ? null : (
          <>
            <Button
              variant="secondary"
              disabled={open.sending._tag === 'Sending'}
              onClick={() => cancelled()}
            >
              Cancel
            </Button>
            <Button
              type="submit"
              form={FORM}
              variant={open.change._tag === 'Rollback' ? 'danger' : 'primary'}
              isPending={open.sending._tag === 'Sending'}
              pendingLabel="Asking the ledger"
              disabled={!mayConfirm(open) && open.sending._tag !== 'Sending'}
            >
              {confirmWords(open)}
            </Button>
          </>
        )
      }
    >
      {open === null ? null : <Body open={open} reasonRef={reasonRef} />}
    </Dialog>
  );
};
