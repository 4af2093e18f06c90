import { useState } from 'react';

import {
  Alert,
  Badge,
  Button,
  CountdownRing,
  EmptyState,
  ProgressBar,
  Skeleton,
  Timeline,
} from '../components';
import type { AlertTone, TimelineStep } from '../components';
import { SearchIcon, StarIcon } from '../icons';
import { Line, Sample } from './sample';

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'danger'];

const steps: readonly TimelineStep[] = [
  { id: 'payin', title: 'Your deposit has arrived', aside: '12:04', state: 'done', stateLabel: 'Done' },
  {
    id: 'exchange',
    title: 'Exchanging',
    description: 'Usually 3 to 8 minutes for this pair.',
    state: 'current',
    stateLabel: 'Now',
  },
  { id: 'payout', title: 'Sending to your wallet', state: 'upcoming', stateLabel: 'Later' },
];

const failedSteps: readonly TimelineStep[] = [
  { id: 'payin', title: 'Deposit', state: 'done', stateLabel: 'Done' },
  {
    id: 'exchange',
    title: 'Exchange',
    description: 'The amount was too small.',
    state: 'failed',
    stateLabel: 'Failed',
  },
  { id: 'payout', title: 'Payout', state: 'upcoming', stateLabel: 'Later' },
];

const Dismissible = () => {
  const [isShown, setIsShown] = useState(true);
  return isShown ? (
    <Alert
      tone="warning"
      title="Check the address bar"
      dismissLabel="Close"
      onDismiss={() => setIsShown(false)}
    >
      The only real address of this site is coinlane.example.
    </Alert>
  ) : null;
};

const MessageSamples = () => (
  <Sample title="Alert">
    {tones.map((tone) => (
      <Alert key={tone} tone={tone} title={`A message of the kind “${tone}”`}>
        It says what has happened, and what can be done.
      </Alert>
    ))}
    <Alert
      tone="danger"
      role="status"
      action={
        <Button size="small" variant="secondary">
          Try again
        </Button>
      }
    >
      The rates could not be loaded.
    </Alert>
    <Dismissible />
  </Sample>
);

export const FeedbackSamples = () => (
  <>
    <MessageSamples />
    <Sample title="Timeline">
      <Timeline label="Progress of your exchange" steps={steps} />
      <Timeline label="Progress of a failed exchange" orientation="horizontal" steps={failedSteps} />
    </Sample>
    <Sample title="ProgressBar, CountdownRing">
      <ProgressBar label="Confirmations" value={2} max={3} valueText="2 of 3" />
      <ProgressBar label="Looking for the best rate" />
      <ProgressBar isLabelHidden label="Time to send" tone="danger" value={12} />
      <Line>
        <CountdownRing label="Rate valid for" secondsLeft={754} secondsTotal={1200} text="12:34" />
        <CountdownRing isUrgent label="Rate valid for" secondsLeft={48} secondsTotal={1200} text="0:48" />
      </Line>
    </Sample>
    <Sample title="Badge">
      <Line>
        <Badge>TRC-20</Badge>
        <Badge tone="success" icon={<StarIcon size="small" />}>
          Best rate
        </Badge>
        <Badge tone="info">New</Badge>
        <Badge tone="warning">Slow</Badge>
        <Badge tone="danger">Failed</Badge>
      </Line>
    </Sample>
    <Sample title="Skeleton">
      <Skeleton label="Loading the rates" shape="title" width="half" />
      <Skeleton count={3} />
      <Skeleton shape="control" />
      <Line>
        <Skeleton shape="circle" />
      </Line>
    </Sample>
    <Sample title="EmptyState">
      <EmptyState
        headingLevel="h3"
        icon={<SearchIcon size="large" />}
        title="Nothing found"
        action={<Button variant="secondary">Show all currencies</Button>}
      >
        No currency has this name, ticker or contract address.
      </EmptyState>
    </Sample>
  </>
);
